import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has come near the visible part of the page; once it has, it stays so. Never on the server and in the first frame.
 *  @param marginPx how near is near */
export function useNearView(element: RefObject<Element | null>, marginPx: number): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: `${marginPx}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear, marginPx])
  return isNear
}
