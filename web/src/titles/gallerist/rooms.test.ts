import { expect, it } from 'vitest'
import { ANSWERS } from './answers'
import { roomOf, roomsFor } from './rooms'

it('every question that is answered on the board opens a room', () => {
  expect(Object.keys(ANSWERS).filter((key) => roomOf(key) === null)).toEqual([])
})

it('rooms are marked by what can be chosen in them', () => {
  const moves = [{ move: 'go' }, { move: 'walk' }, { move: 'walk' }, { move: 'use' }, { move: 'done' }]
  expect([...roomsFor(moves)]).toEqual(['places', 'plaza', 'own'])
})

it('a room in which nothing can be chosen is not opened while there is another', () => {
  expect(roomOf('after', roomsFor([{ move: 'use' }, { move: 'done' }]))).toBe('own')
  expect(roomOf('after', roomsFor([{ move: 'walk' }, { move: 'use' }]))).toBe('plaza')
  expect(roomOf('pay', roomsFor([]))).toBe('places')
})
