import { dayAt, PUZZLES_A_DAY, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { periodAt, pointsOf, SCOPES } from '@emojigma/contract/rules/scores.ts'
import { NO_EVIDENCE } from '@emojigma/server/leaderboards/fairness/evidence.ts'
import { bucketChanges } from '@emojigma/server/leaderboards/scoring/buckets.ts'
import Sqlite from 'better-sqlite3'
import { join } from 'node:path'

/** What a guess does to the database and nothing else: no HTTP, no query builder, each in a commit of its own that is on disk. The
 *  statements are written here by hand, so that a change of the site's does not change what it is measured by. */
export interface RawGuesses {
  /** One guess of a new device, right. */
  ofDevice(puzzleId: number, deviceId: string, nowMs: number): void
  /** One guess of an account, right and scored. */
  ofAccount(puzzleId: number, sessionId: string, nowMs: number): void
  close(): void
}

interface AtPuzzle {
  readonly id: number
  readonly used: number | null
  readonly begun: number | null
}

/** Copies the embedded database of a running site, and opens the copy as the site opens its own. */
export async function openRawGuesses(siteFolder: string, folder: string): Promise<RawGuesses> {
  const path = join(folder, 'raw.sqlite')
  const site = new Sqlite(join(siteFolder, 'emojigma.sqlite'), { readonly: true })
  await site.backup(path)
  site.close()
  const file = new Sqlite(path)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -32768']) file.pragma(pragma)
  const { begin, atPuzzle, countGuess } = statementsOf(file)
  const authenticate = file.prepare(`select accounts.id, accounts.is_student, (select product_id from orders
      where account_id = accounts.id and is_active = 1 and starts_at_ms <= @nowMs and ends_at_ms > @nowMs order by id desc limit 1) as plan
    from sessions join accounts on accounts.id = sessions.account_id where sessions.id = @sessionId and sessions.expires_at_ms > @nowMs`)
  const score = scoringOf(file)
  const addPlayer = file.prepare('insert into players (device_id, created_at_ms) values (?, ?) on conflict do nothing returning id').pluck()
  const ofDevice = file.transaction((puzzleId: number, deviceId: string, nowMs: number) => {
    atPuzzle.device.get({ key: deviceId, puzzleId, day: dayAt(nowMs) })
    const player = addPlayer.get(deviceId, nowMs) as number
    begin(player, puzzleId, 0, nowMs)
    countGuess(player, puzzleId)
  })
  const ofAccount = file.transaction((puzzleId: number, accountId: string, nowMs: number) => {
    const { id, used } = atPuzzle.account.get({ key: accountId, puzzleId, day: dayAt(nowMs) }) as AtPuzzle
    begin(id, puzzleId, used ?? 0, nowMs)
    countGuess(id, puzzleId)
    score(id, puzzleId, nowMs)
  })
  return {
    ofDevice: (puzzleId, deviceId, nowMs) => ofDevice.immediate(puzzleId, deviceId, nowMs),
    ofAccount(puzzleId, sessionId, nowMs) {
      const owner = authenticate.get({ sessionId, nowMs }) as { readonly id: string }
      ofAccount.immediate(puzzleId, owner.id, nowMs)
    },
    close: () => void file.close(),
  }
}

function statementsOf(file: Sqlite.Database) {
  const atPuzzleOf = (column: string) =>
    file.prepare(`select players.id, allowances.used, attempts.puzzle_id as begun from players
      left join attempts on attempts.player_id = players.id and attempts.puzzle_id = @puzzleId
      left join allowances on allowances.player_id = players.id and allowances.day = @day where players.${column} = @key`)
  const attempt = file.prepare(`insert into attempts
    (player_id, puzzle_id, day, first_guess_at_ms, guess_count, solved_at_ms, revealed_at_ms, hint_rung)
    values (?, ?, ?, ?, 1, ?, null, 0) on conflict (player_id, puzzle_id) do nothing returning puzzle_id`)
  const allowance = file.prepare(`insert into allowances (player_id, day, used) values (@player, @day, @used + 1)
    on conflict (player_id, day) do update set used = @used + 1 where allowances.used = @used returning used`)
  const solved = file.prepare(`insert into solved_days (player_id, day, slots, points) values (?, ?, ?, ?)
    on conflict (player_id, day) do update set slots = solved_days.slots | excluded.slots, points = solved_days.points + excluded.points`)
  const counts = file.prepare(
    'update puzzle_counts set attempted = attempted + 1, correct = correct + 1 where puzzle_id = ? returning attempted, correct',
  )
  const totals = file.prepare(`insert into guess_totals (shard, guesses, correct) values (?, 1, 1)
    on conflict (shard) do update set guesses = guess_totals.guesses + 1, correct = guess_totals.correct + 1`)
  return {
    atPuzzle: { device: atPuzzleOf('device_id'), account: atPuzzleOf('account_id') },
    begin(player: number, puzzleId: number, used: number, nowMs: number): void {
      const day = dayAt(nowMs)
      attempt.get(player, puzzleId, day, nowMs, nowMs)
      allowance.get({ player, day, used })
      solved.run(player, day, 2 ** ((puzzleId - 1) % PUZZLES_A_DAY), pointsOf(puzzleId))
    },
    countGuess(player: number, puzzleId: number): void {
      counts.get(puzzleId)
      totals.run(player % 64)
    },
  }
}

/** As long as what is remembered of how somebody plays. */
const EVIDENCE = JSON.stringify(NO_EVIDENCE)

function scoringOf(file: Sqlite.Database): (player: number, puzzleId: number, nowMs: number) => void {
  const lock = file.prepare('update board_players set is_listed = is_listed where player_id = ? returning *')
  const scoresOf = (levelId: number) => {
    const [attempted, correct] = [`attempted_${levelId}`, `correct_${levelId}`]
    const row = `(@player, %, 1, @points, 1, 1, @nowMs, 1, 1)`
    const rows = SCOPES.map((_, scope) => row.replace('%', `${scope}, @period${scope}`)).join()
    return file.prepare(`insert into scores
      (player_id, scope, period, is_listed, score, correct, attempted, reached_at_ms, ${attempted}, ${correct}) values ${rows}
      on conflict (player_id, scope, period) do update set score = scores.score + excluded.score, correct = scores.correct + excluded.correct,
        attempted = scores.attempted + excluded.attempted, reached_at_ms = max(scores.reached_at_ms, excluded.reached_at_ms),
        ${attempted} = scores.${attempted} + 1, ${correct} = scores.${correct} + 1 returning scope, period, score`)
  }
  const playerOf = (typeId: number) =>
    file.prepare(`update board_players set attempted_${typeId} = attempted_${typeId} + 1, correct_${typeId} = correct_${typeId} + 1,
      days_played = 1, last_played_day = @day, evidence = @evidence where player_id = @player`)
  const bucketsOf = (rows: number) =>
    file.prepare(`insert into score_buckets (scope, period, width, bucket, players) values ${Array(rows).fill('(?, ?, ?, ?, ?)').join()}
      on conflict (scope, period, width, bucket) do update set players = score_buckets.players + excluded.players`)
  const [scores, players, buckets] = [kept(scoresOf), kept(playerOf), kept(bucketsOf)]
  return (player, puzzleId, nowMs) => {
    const { typeId, levelId } = slotOfPuzzle(puzzleId)
    const points = pointsOf(puzzleId)
    lock.get(player)
    const periods = Object.fromEntries(SCOPES.map((name, scope) => [`period${scope}`, periodAt(name, nowMs)]))
    const after = scores(levelId).all({ player, points, nowMs, ...periods }) as { scope: number; period: number; score: number }[]
    players(typeId).run({ player, day: dayAt(nowMs), evidence: EVIDENCE })
    const changes = bucketChanges(after.map(({ score, ...at }) => ({ ...at, from: score - points, to: score })))
    const values = changes.flatMap((change) => [change.scope, change.period, change.width, change.bucket, change.players])
    buckets(changes.length).run(values)
  }
}

function kept(prepare: (key: number) => Sqlite.Statement): (key: number) => Sqlite.Statement {
  const statements = new Map<number, Sqlite.Statement>()
  return (key) => {
    const statement = statements.get(key) ?? prepare(key)
    statements.set(key, statement)
    return statement
  }
}
