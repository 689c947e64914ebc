import { chromium } from '@playwright/test'
import { findBrowser } from './e2e/support/browser.ts'
import { puzzleIdOf, dayAt } from './engine/src/day.ts'
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
const page = await browser.newPage({ viewport:{width:1440,height:900} })
for (let i=0;i<20;i++) { try { await page.goto('http://localhost:4215/puzzle/'+puzzleIdOf(dayAt(Date.now()),6)); break } catch { await page.waitForTimeout(1000) } }
await page.waitForSelector('html[data-ready]')
const b=page.getByRole('button',{name:'Add to favourites'})
await b.waitFor()
console.log(await b.evaluate(e=>e.outerHTML), await b.evaluate(e=>{const c=getComputedStyle(e.querySelector('svg'));return [c.width,c.height,c.fill,c.stroke,c.display,getComputedStyle(e).color]}))
await b.locator('xpath=..').screenshot({path:'/tmp/days-shots/heart0.png'})
await b.click(); await page.waitForTimeout(500); const k=page.getByRole('button',{name:'Remove from favourites'}); console.log(await k.evaluate(e=>e.outerHTML), await k.evaluate(e=>{const s=e.querySelector('svg');const c=getComputedStyle(s);const r=s.getBoundingClientRect();return [r.width,r.height,c.fill,c.stroke,c.opacity,getComputedStyle(e).color]})); console.log(await k.evaluate(e=>{const p=e.querySelector('path');const c=getComputedStyle(p);const chain=[];for(let n=p;n&&chain.length<6;n=n.parentElement)chain.push(n.tagName+':'+getComputedStyle(n).display+':'+getComputedStyle(n).contentVisibility);console.log(chain);return chain;const b=p.getBBox();const r=p.getBoundingClientRect(); const q=e.getBoundingClientRect();return [p.namespaceURI,b.x,b.y,b.width,b.height,c.fill,c.stroke,c.opacity,c.visibility,c.d,r.x,r.y,q.x,q.y]})); await page.mouse.move(600,600); await page.waitForTimeout(300)
await page.getByRole('button',{name:'Remove from favourites'}).locator('xpath=..').screenshot({path:'/tmp/days-shots/heart1.png'})
await browser.close()
