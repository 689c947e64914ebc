import { expect, test } from 'vitest'
import { holdsCode, pageAddress } from './page-address.ts'

test.each([
  ['/today', '/today'],
  ['/today?', '/today'],
  ['/today?x=1&utm_source=mail', '/today'],
  ['/popular?l=9&t=4', '/popular?t=4&l=9'],
  ['/popular?t=04&t=5&l=1e1', '/popular?t=4&l=10'],
  ['/popular?t=6&l=11', '/popular'],
  ['/books?levelId=06&x=1', '/books?levelId=6'],
  ['/books?levelId=11', '/books'],
  ['/popular?t=&l=NaN', '/popular'],
  ['/login?error=external', '/login?error=external'],
  ['/login?error=another', '/login'],
  ['/account/Login/?error=external&t=1&category=film', '/account/Login/?error=external'],
  ['/login?redirectUrl=%2Fpopular%3Ft%3D1', '/login'],
  ['/puzzle/100641?t=1&l=2', '/puzzle/100641'],
  ['/today?t=1&l=2&levelId=3&error=external&category=film&endsPassword=true', '/today'],
  ['/emojiRiddles?category=film', '/emojiRiddles?category=film'],
  ['/printToday?band=junior', '/printToday?band=junior'],
  ['/printToday?band=next', '/printToday'],
  ['/emojiRiddles?category=TV-show', '/emojiRiddles?category=tv-show'],
  ['/emojiRiddles?category=cars', '/emojiRiddles'],
  ['/?t=%E0%A4%A', '/'],
])('%s is the page %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})

test('somebody who comes with a code of their own gets the page that everybody with a code gets', () => {
  expect(pageAddress('/magic?magic=secret')).toBe('/magic?magic=given')
  expect(pageAddress('/resetpassword?code=secret&email=a%40b.example')).toBe('/resetpassword?code=given')
  expect(pageAddress('/resetpassword?code=')).toBe('/resetpassword')
  expect(pageAddress('/externalLogin?code=secret&state=secret')).toBe('/externalLogin?code=given')
})

test('the token of a card leads to another page, which is the same for every card', () => {
  expect(pageAddress(`/magic?magic=card-${'a'.repeat(22)}`)).toBe('/magic?magic=card')
  expect(pageAddress(`/magic?magic=card-${'a'.repeat(21)}`)).toBe('/magic?magic=given')
})

test('an address by which somebody could sign in is told from others', () => {
  const secret = ['/magic?magic=x', `/magic?x=1&magic=card-${'a'.repeat(22)}`, '/resetpassword?code=x', '/week?code=x']
  expect(secret.map((url) => holdsCode(pageAddress(url)))).toEqual([true, true, true, true])
  const plain = ['/', '/magic', '/magic?magic=', '/class?class=KMTRHX', '/today?t=1', '/login?redirectUrl=%2F%3Fcode%3D1']
  expect(plain.map((url) => holdsCode(pageAddress(url)))).toEqual(plain.map(() => false))
})
