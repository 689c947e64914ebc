import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './e2e/support/browser.ts'
const origin='http://localhost:4213'
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
const email=`shot${process.pid}@example.com`, password='Kind-otter-7'
const post=(p,b)=>fetch(origin+p,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(b)})
await post('/api/account/Register',{Email:email,Nickname:`Otter ${process.pid}`,Password:password,ConfirmPassword:password,BirthYear:1990})
for (const ua of ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0','Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1']) await fetch(origin+'/token',{method:'POST',headers:{'user-agent':ua},body:new URLSearchParams({grant_type:'password',username:email,password})})
const shot=async(page,name)=>{const b=await page.screenshot({fullPage:true}); await sharp(b).resize({width: 700, height: 1500, fit:'inside'}).png({palette:true}).toFile(`/tmp/priv/${name}.png`)}
for (const [width, colorScheme] of [[390,'light'],[1440,'dark'],[390,'dark'],[1440,'light']]) {
  const c=await browser.newContext({viewport:{width,height:width<600?844:900},colorScheme,reducedMotion:'reduce'})
  const page=await c.newPage()
  await page.goto(origin+'/consent?code=an-old-one-0123456789'); await page.waitForSelector('html[data-ready]')
  await page.getByRole('radio',{name:'Off the boards'}).check()
  await shot(page,`consent-${width}-${colorScheme}`)
  await page.goto(origin+'/register'); await page.waitForSelector('html[data-ready]')
  await page.getByLabel('What year were you born?').fill('2018'); await page.getByRole('button',{name:'Next'}).click()
  await page.reload(); await page.waitForSelector('html[data-ready]'); await page.waitForTimeout(500)
  await shot(page,`register-${width}-${colorScheme}`)
  await page.goto(origin+'/login'); await page.waitForSelector('html[data-ready]')
  await page.getByLabel('User name or e-mail').fill(email); await page.getByLabel('Password',{exact:true}).fill(password); await page.getByRole('main').getByRole('button',{name:'Login'}).click()
  await page.waitForURL(/today/)
  await page.goto(origin+'/myAccount'); await page.waitForSelector('html[data-ready]'); await page.getByText('This device',{exact:true}).waitFor()
  const region=page.getByRole('region',{name:'Where you are logged in'})
  await sharp(await region.screenshot()).resize({width:700,withoutEnlargement:true}).png({palette:true}).toFile(`/tmp/priv/devices-${width}-${colorScheme}.png`)
  await shot(page,`account-${width}-${colorScheme}`)
  await c.close()
}
await browser.close()
