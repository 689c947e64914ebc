import { expect, test } from 'vitest'
import { ENGLISH } from '../../../platform/languages.ts'
import { chosenNickname } from './nickname.ts'

const STAFF = `
Admin|admin|ADMIN 1|admin123|Admin_Otter|TheAdmin|Site Admin|a d m i n|a.d.m.i.n|4dmin 7|adm1n|admln|Adrnin|Ádmïn|Administrator|administration|SysAdmin|aadminn
Moderator|m0derator|Moderat0r 7|mod team|The Mods|ModOtter|Moderation|Mоderаtоr
Support|Support Team|SupportTeam|supportteam|Tech Support|S.u.p.p.o.r.t|5upport|TechSupport1|Supp0rt Otter
Team 1|The Team|TheTeam|Our Team|Puzzle Team|t e a m s|Team 42|Real Team|GameTeam
Emojigma|emojigma 7|EmojigmaTeam|Em0jigma|Team Emojigma|e m o j i g m a|Emoj1gma Fan|ЕМОЈІGМА
Staff Otter|Staff 1|Official|Official Fox|Helpdesk|Help Desk|Webmaster|The Owner|Game Owner|Developer|Operator 1|System
`
  .trim()
  .split(/[|\n]/)

const NOBODYS = `
Badminton Ben|BadmintonStar|Team Otter|Steam Engine|SteamFox|Dream Teamer|Tea Mug|Vlad Minty|Mad Minnie|Admiral Fox|Admire Me|Modest Otter|ModestMole4|Model Train|Modern Art|Supporter Sam|Staffordshire|Helpful Hare
HelpfulHippo12|Dog Owner|Puzzle Master|Root Beer|Beetroot|Crew Cut|Master Yoda|Emoji Fan|Systematic|Moderate Moose|Officer Otter|Thea Mouse|Bossy Bee|Servicetree|Contact Lens
`
  .trim()
  .split(/[|\n]/)

test.each(STAFF.filter((name) => name.length >= 5))('%s passes for somebody who runs the site, and is refused', (name) => {
  expect(chosenNickname(name).kind).toBe('bad')
})

test('what is said of it names the reason', () => {
  const choice = chosenNickname('Support Team')
  expect(choice.kind === 'bad' && choice.problem(ENGLISH)).toBe(
    'This nickname looks like one of the people who run Emojigma. Please choose another one.',
  )
})

test.each(NOBODYS)('%s is nobody’s staff', (name) => {
  expect(chosenNickname(name)).toMatchObject({ kind: 'good', nickname: name })
})
