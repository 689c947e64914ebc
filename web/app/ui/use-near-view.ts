import { useEffect, useState, type RefObject } from 'react'

const NEAR = { rootMargin: '200px' }

/** Whether an element has come near the visible part of the page; once it has, it stays so. Never on the server and in the first frame. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), NEAR)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
