import { describe, expect, it } from 'vitest'
import { inOrder, isNamed } from './insight'

const seen = (sign: string, asked = false) => ({ sign, asked })

function placed(html: string): Element {
  document.body.innerHTML = html
  return document.querySelector('[data-sign]')!
}

describe('signs in sight', () => {
  it('are told once each, what is asked about first and then what stands there most often', () => {
    expect(inOrder([seen('bag'), seen('money'), seen('money'), seen('vip'), seen('star', true), seen('bag'), seen('money')])).toEqual(['star', 'money', 'bag', 'vip'])
  })

  it.each([
    ['<dt><svg data-sign="sign/money"></svg> Money</dt>', true],
    ['<h3><span><svg data-sign="sign/money"></svg></span> Your money</h3>', true],
    ['<td>1 <svg data-sign="sign/money"></svg></td>', false],
    ['<td><svg data-sign="sign/money"></svg><span class="sr-only">Money</span></td>', false],
  ])('are named by words that eyes can read beside them: %s', (html, named) => {
    expect(isNamed(placed(html), 'Money')).toBe(named)
  })
})
