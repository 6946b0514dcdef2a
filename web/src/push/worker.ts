/** The service worker, built as a file of its own: `/worker.js`. */
import { attend, type Attendant } from './attend'

attend(self as unknown as Attendant)
