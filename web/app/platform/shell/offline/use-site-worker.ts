import { useEffect, useState } from 'react'
import { useToday } from '../../browser/clock.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { cacheToday, siteWorker, watchForNewBuild } from './site-worker.ts'

/** Installs the service worker, and has it keep the puzzles of each day.
 *  @returns loads the page anew with a newer build, once there is one */
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
  // The new page comes from the server, and lets the newer worker take over when it is the only one.
  return isOutdated ? () => location.reload() : undefined
}
