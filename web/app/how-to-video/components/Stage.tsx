import { memo } from 'react'
import type { Picture } from '../storyboard.ts'
import { EmojidokuStage, OddStage } from './BoardStage.tsx'
import { ClassicStage } from './ClassicStage.tsx'

/** One picture of the animation. */
export const Stage = memo(function Stage({ picture }: { readonly picture: Picture }) {
  switch (picture.kind) {
    case 'classic':
      return <ClassicStage picture={picture} />
    case 'emojidoku':
      return <EmojidokuStage picture={picture} />
    case 'odd':
      return <OddStage picture={picture} />
  }
})
