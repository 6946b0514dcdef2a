/** In the plots of the art market an artist has the sign of the table. */
export { SIGNS } from './artists'
