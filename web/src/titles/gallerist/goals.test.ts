import { expect, it } from 'vitest'
import { progress } from './goals'

it('a goal wants each work once', () => {
  expect(progress(['digital', 'digital', 'painting'], [{ work: 'digital-3' }, { work: 'painting-1' }])).toEqual([true, false, true])
})
