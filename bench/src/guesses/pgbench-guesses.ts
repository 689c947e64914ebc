import { dayAt, PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import { periodAt, SCOPES } from '@emojigma/contract/rules/scores.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** @returns a program of PostgreSQL that Debian keeps out of the path */
export function postgresProgram(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : []
  const newest = versions.map((version) => join(DEBIAN, version, 'bin', name)).find((path) => existsSync(path))
  return newest ?? name
}

export type GuessOf = 'account' | 'device'

export interface PgbenchGuesses {
  /** @returns how many guesses a second pgbench enters, each in a transaction of the statements that a site would send one by one */
  perSecond(of: GuessOf, seconds: number, clients: number): number
}

/** The statements of a guess, written by hand, and run by pgbench with prepared statements on a database of their own.
 *  @param folder where the scripts are put */
export function openPgbenchGuesses(databaseUrl: string, folder: string, accounts: number, nowMs: number): PgbenchGuesses {
  const scripts = { account: accountScript(accounts, nowMs), device: deviceScript(nowMs) }
  for (const [name, script] of Object.entries(scripts)) writeFileSync(join(folder, `${name}.sql`), script)
  return {
    perSecond(of, seconds, clients) {
      const options = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '1', '-T', `${seconds}`, '-f', join(folder, `${of}.sql`)]
      const told = execFileSync(postgresProgram('pgbench'), [...options, databaseUrl], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      return Number(/tps = ([\d.]+)/.exec(told)?.[1])
    },
  }
}

function deviceScript(nowMs: number): string {
  return `${puzzleOf(nowMs)}
\\set device random(1, 1000000000000000)
begin;
${playerAt('device_id', ':device', nowMs)};
insert into players (device_id, created_at_ms) values (:device, ${nowMs}) on conflict do nothing returning id \\gset
${entered(nowMs)}commit;
`
}

function accountScript(accounts: number, nowMs: number): string {
  const counted = ['attempted', 'correct'].map((name) => `${name}_1 = ${name}_1 + 1`).join()
  const scores = SCOPES.map((name, scope) => `(:id, ${scope}, ${periodAt(name, nowMs)}, 0, 100, 1, 1, ${nowMs}, 1, 1)`).join()
  return `${puzzleOf(nowMs)}
\\set number random(1, ${accounts})
select accounts.id as account, is_student, (select product_id from orders where account_id = accounts.id and is_active = 1
  and starts_at_ms <= ${nowMs} and ends_at_ms > ${nowMs} order by id desc limit 1) as plan
  from sessions join accounts on accounts.id = sessions.account_id
  where sessions.id = 'session-' || :number and sessions.expires_at_ms > ${nowMs} \\gset
begin;
${playerAt('account_id', ':account', nowMs)} \\gset
${entered(nowMs)}update board_players set is_listed = is_listed where player_id = :id returning *;
update board_players set ${counted}, days_played = 1 where player_id = :id;
insert into scores (player_id, scope, period, is_listed, score, correct, attempted, reached_at_ms, attempted_1, correct_1)
  values ${scores} on conflict (player_id, scope, period) do update set score = scores.score + excluded.score,
  correct = scores.correct + 1, attempted = scores.attempted + 1, attempted_1 = scores.attempted_1 + 1,
  correct_1 = scores.correct_1 + 1 returning scope, score;
commit;
`
}

function puzzleOf(nowMs: number): string {
  return `\\set puzzle ${puzzleIdOf(dayAt(nowMs), 0)} + random(0, ${PUZZLES_A_DAY - 1})`
}

function playerAt(column: string, key: string, nowMs: number): string {
  return `select players.id, allowances.used, attempts.puzzle_id as begun from players
  left join attempts on attempts.player_id = players.id and attempts.puzzle_id = :puzzle
  left join allowances on allowances.player_id = players.id and allowances.day = ${dayAt(nowMs)} where players.${column} = ${key}`
}

function entered(nowMs: number): string {
  const day = dayAt(nowMs)
  return `insert into attempts
  (player_id, puzzle_id, day, first_guess_at_ms, guess_count, solved_at_ms, revealed_at_ms, hint_rung, is_scored)
  values (:id, :puzzle, ${day}, ${nowMs}, 1, ${nowMs}, null, 0, 1) on conflict do nothing returning puzzle_id;
insert into allowances (player_id, day, used) values (:id, ${day}, 1)
  on conflict (player_id, day) do update set used = allowances.used + 1 returning used;
insert into solved_days (player_id, day, slots, points) values (:id, ${day}, 1, 100)
  on conflict (player_id, day) do update set slots = solved_days.slots | 1, points = solved_days.points + 100;
update puzzle_counts set attempted = attempted + 1, correct = correct + 1 where puzzle_id = :puzzle returning attempted, correct;
insert into guess_totals (shard, guesses, correct) values (:id % 64, 1, 1)
  on conflict (shard) do update set guesses = guess_totals.guesses + 1, correct = guess_totals.correct + 1;
`
}
