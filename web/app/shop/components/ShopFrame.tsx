import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PageMeta, type PageMetaProps } from '../../ui/PageMeta.tsx'
import styles from './ShopFrame.module.css'

interface ShopFrameProps {
  readonly meta: PageMetaProps
  readonly children: ReactNode
}

/** A page of the shop: whom it speaks to, and then what there is. */
export function ShopFrame({ meta, children }: ShopFrameProps) {
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta {...meta} />
      <h1>{meta.title}</h1>
      <p className={styles['grownUps']}>
        <strong>For grown-ups.</strong> Nothing here is needed to play. The puzzle books are files to print at home, as often as you like;
        where another shop sells something, its link leads to that shop. If you are a child, have a look, and leave the rest to a grown-up.
      </p>
      {children}
    </div>
  )
}
