/* The page that could not be shown is asked for again once the site answers. That may be some seconds after the browser says that there is
   a network, or while it says so all the time. */
const RETRY_MS = 5000

const retry = () => setTimeout(() => navigator.onLine && showOnceThere(), RETRY_MS)
const showOnceThere = () => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => (ok ? location.reload() : retry()), retry)
}

addEventListener('online', showOnceThere)
retry()
