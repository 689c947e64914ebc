import { chromium } from '@playwright/test'
import { findBrowser } from './e2e/support/browser.ts'
import { DatabaseSync } from 'node:sqlite'
import { puzzleIdOf, dayAt, dayStartMs } from './engine/src/day.ts'
const origin='http://localhost:4215'
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args] })
const id='11111111-1111-4111-8111-111111111111'
const today=dayAt(Date.now())
const other='22222222-2222-4222-8222-222222222222'
const call=async(path,body)=>{const r=await fetch(origin+path,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(body)});return r.json()}
// a guess makes the players
for (const [d,slots] of [[id,[0,1,5]],[other,[1,2]]]) for (const s of slots) await call('/api/Puzzle/UploadPuzzleGuessMini',{PuzzleId:puzzleIdOf(today,s),PuzzleGuess:'1',DeviceId:d})
const made=await call('/api/challenge/create-challenge',{PuzzleIds:[0,1,20,25,36].map(s=>puzzleIdOf(today,s)),DeviceId:other})
await call('/api/challenge/take-challenge',{Code:made.Code,DeviceId:id})
console.log(made.Code)
const db=new DatabaseSync(process.argv[2])
const pid=db.prepare('select id from players where device_id=?').get(id).id
const oid=db.prepare('select id from players where device_id=?').get(other).id
const put=db.prepare('insert into attempts (player_id,puzzle_id,day,first_guess_at_ms,guess_count,solved_at_ms,hint_rung) values (?,?,?,?,?,?,?) on conflict do update set solved_at_ms=excluded.solved_at_ms')
let n=8
for (const [back,c] of [[1,3],[2,1],[4,2],[6,3],[7,1],[9,2],[12,3],[13,3],[15,1],[16,2],[20,1],[33,1],[40,2]]) for(let i=0;i<c&&n<40;i++,n++){const t=dayStartMs(today-back)+5000*i; put.run(pid,puzzleIdOf(today,n),today,t,1+(n%3===0),t,n%4===0?1:0)}
for (const p of [pid,oid]) db.prepare('insert or replace into solved_days values (?,?,?,?)').run(p,today,p===pid?2**20+1:3,100)
db.close()
for (const width of [390,1440]) for (const colorScheme of ['light','dark']) {
  const context=await browser.newContext({viewport:{width,height:width<600?844:900},colorScheme,reducedMotion:'reduce'})
  await context.addInitScript(([id,a,b])=>{localStorage.setItem('emojigma.device',id)},[id])
  const page=await context.newPage()
  await page.goto(origin+'/puzzle/'+puzzleIdOf(today,6)); await page.waitForSelector('html[data-ready]'); 
  await page.getByRole('button',{name:'Add to favourites'}).click()
  await page.screenshot({path:`/tmp/days-shots/puzzle-${width}-${colorScheme}.png`,fullPage:width<600})
  for (const [n,p] of [['days','/my-days?date='+new Date(Date.now()-86400000*0).toISOString().slice(0,10)],['challenge','/challenge/'+made.Code]]) {
    await page.goto(origin+p); await page.waitForSelector('html[data-ready]'); await page.waitForTimeout(1200)
    if(n==='days') await page.evaluate(()=>scrollTo(0,0))
    await page.screenshot({path:`/tmp/days-shots/${n}-${width}-${colorScheme}.png`,fullPage:true})
  }
  await context.close()
}
await browser.close()
