import { chromium } from '@playwright/test'
import * as b from './e2e/support/browser.ts'
const found = await b.findBrowser()
console.log(JSON.stringify(found).slice(0, 200))
const browser = await chromium.launch({ executablePath: found.executablePath ?? found.path, args: found.args ?? found.parameters ?? ['--no-sandbox'] })
const page = await browser.newPage()
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 200)))
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)))
await page.goto('http://127.0.0.1:4212/login?redirectUrl=%2Fpuzzle%2Fmostpopular')
const link = page.getByRole('main').getByRole('link', { name: 'Register' })
await page.waitForFunction(() => [...document.querySelectorAll('main a')].some((a) => a.getAttribute('href')?.includes('redirectUrl')), { timeout: 30000 }).catch((e) => console.log('no link', e.message.slice(0, 100)))
console.log('register href', await link.first().getAttribute('href'))
await browser.close()
