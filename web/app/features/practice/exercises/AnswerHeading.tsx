import { useEffect, useRef } from 'react'

/** @param props.isNew answered just now: takes the focus, since the pressed button is gone */
export function AnswerHeading({ isNew, children }: { readonly isNew: boolean; readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
