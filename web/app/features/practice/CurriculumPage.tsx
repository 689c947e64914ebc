import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import * as skillWords from '@emojigma/messages/words/skills.ts'
import { CURRICULA, standardsOfLevel, standardsOfSkill, type Standards } from '@emojigma/engine/curriculum/curriculum.ts'
import { ALL_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { SKILLS } from '@emojigma/engine/skills.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { FiguresTable } from '../../ui/FiguresTable.tsx'
import { CURRICULUM_NAMES } from '../../ui/forms/StandardChoice.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import styles from './CurriculumPage.module.css'

/** Which levels and skills belong to which standards, for grown-ups.
 *  Source: docs/product.md, Curriculum */
export function Component() {
  const columns = (first: string) => [first, ...CURRICULA.map((curriculum) => CURRICULUM_NAMES[curriculum])]
  return (
    <div className="page">
      <PageMeta title={m['curriculum.title']()} description={m['curriculum.introduction']()} path={PATHS.curriculum} />
      <header className={styles['head']}>
        <h1>{m['curriculum.title']()}</h1>
        <p className="lead muted">{m['curriculum.introduction']()}</p>
      </header>
      <h2>{m['curriculum.by_level']()}</h2>
      <p>{m['curriculum.levels_hint']()}</p>
      <FiguresTable
        caption={m['curriculum.by_level']()}
        columns={columns(m['curriculum.level']())}
        empty=""
        rows={ALL_LEVEL_IDS.map((levelId) => ({
          key: levelId,
          head: nameWords.levels[levelId],
          cells: cellsOf(standardsOfLevel(levelId)),
        }))}
      />
      <h2>{m['curriculum.by_skill']()}</h2>
      <p>{m['curriculum.skills_hint']()}</p>
      <FiguresTable
        caption={m['curriculum.by_skill']()}
        columns={columns(m['curriculum.skill']())}
        empty=""
        rows={SKILLS.map((skill) => ({ key: skill, head: skillWords.skills[skill], cells: cellsOf(standardsOfSkill(skill)) }))}
      />
      <p className="small muted">{m['curriculum.sources']()}</p>
    </div>
  )
}

function cellsOf(standards: Standards): readonly string[] {
  return CURRICULA.map((curriculum) => standards[curriculum].join(' · ') || '–')
}
