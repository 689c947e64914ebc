import { useEffect, useState } from 'react'
import { useToday } from '../../browser/clock.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { cacheToday, siteWorker, watchForNewBuild } from './site-worker.ts'

/** Installs the service worker and has it cache each day's puzzles.
 *  @returns reloads the page with a newer build, once there is one */
export function useSiteWorker(): (() => void) | undefined {
  const { artVersion } = useSiteSettings()
  const day = useToday()
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>()
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    void siteWorker().then(setRegistration)
  }, [])
  useEffect(() => {
    if (registration) void cacheToday(registration, day, artVersion)
  }, [registration, day, artVersion])
  useEffect(() => registration && watchForNewBuild(registration, () => setOutdated(true)), [registration])
  // The reloaded page lets the newer worker take over if no other page is open.
  return isOutdated ? () => location.reload() : undefined
}
