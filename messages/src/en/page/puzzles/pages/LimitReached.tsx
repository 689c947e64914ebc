import type { ReactNode } from 'react'

export const youHavePlayedYour = 'You have played your three for today'
export const threeNewOnesCome = (waitText: ReactNode) => (
  <>Three new ones come in {waitText}. What you have begun stays open, and there is more to do until then:</>
)
export const fromAntToUnicorn = 'From Ant to Unicorn'
export const allFiveKinds = 'All five kinds'
export const forGrownUpsWith = (link: (text: string) => ReactNode) => (
  <>For grown-ups: with a plan there is no daily limit. {link('About the plans')}</>
)
export const howYoursWorked = 'How yours worked'
export const seeTheRanks = 'See the ranks'
export const howToPlay = 'How to play'
