export const hint = 'Hint'
export const seeHowItWorks = 'See how it works'
export const solved = (counts: string, percent: number) => (
  <>
    Solved <strong>{`${counts} (${percent}%)`}</strong>
  </>
)
export const fullScreen = 'Full screen'
export const reveal = 'Reveal'
export const download = 'Download'
export const worksheet = 'Worksheet'
