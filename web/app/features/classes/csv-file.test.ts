import { expect, test } from 'vitest'
import { faultsOf, readNames, readStudents, rowsToFix, type CsvStudent } from './csv-file.ts'

function read(text: string): readonly CsvStudent[] {
  const file = readStudents(text)
  if (file.kind === 'refused') throw new Error(file.message)
  return file.students
}

const AMIRA = { row: 2, userName: 'amira.k', realName: 'Amira K', nickname: '', password: 'Rain-Boots-42', confirmPassword: undefined }

test.each([
  ['commas', 'Name,Login,Password\r\nAmira K,amira.k,Rain-Boots-42\r\n'],
  ['semicolons', 'Name;Login;Password\nAmira K;amira.k;Rain-Boots-42'],
  ['tabs', 'Name\tLogin\tPassword\nAmira K\tamira.k\tRain-Boots-42'],
  ['a byte order mark', '\u{FEFF}Name,Login,Password\nAmira K,amira.k,Rain-Boots-42'],
  ['semicolons and a line break at the end', 'Name;Login;Password\r\nAmira K;amira.k;Rain-Boots-42\r\n'],
  ['tabs and a line break at the end', 'Name\tLogin\tPassword\nAmira K\tamira.k\tRain-Boots-42\n'],
  ['Spanish headings', 'Nombre;Nombre de acceso;Contraseña\nAmira K;amira.k;Rain-Boots-42\n'],
  ['Spanish headings of other spellings', 'NOMBRE,Usuario,Contrasen\u{303}a\nAmira K,amira.k,Rain-Boots-42\n'],
  ['Spanish headings without accents', 'Nombre,Correo electronico,Contrasena\nAmira K,amira.k,Rain-Boots-42\n'],
  ['columns in another order', 'Password,Name,Login\nRain-Boots-42,Amira K,amira.k'],
  ['quotes', '"Name","Login","Password"\n"Amira K","amira.k","Rain-Boots-42"'],
  ['spaces and capitals in its headings', ' REAL NAME , User name ,password\n Amira K , amira.k , Rain-Boots-42 '],
])('reads a table with %s', (_, text) => {
  expect(read(text)).toEqual([AMIRA])
})

test('takes the columns of our sample file, and the row numbers that spreadsheet programs show', () => {
  const text = 'Email,Nickname,Password,ConfirmPassword\notter-01,Brave Otter,Rain-Boots-42,Rain-Boots-42\n,,,\notter-02,,a,b\n'
  expect(read(text).map(({ row, userName, nickname, confirmPassword }) => [row, userName, nickname, confirmPassword])).toEqual([
    [2, 'otter-01', 'Brave Otter', 'Rain-Boots-42'],
    [4, 'otter-02', '', 'b'],
  ])
})

test('keeps separators, quotes and line breaks inside quotes', () => {
  expect(read('Name,Login\n"K, ""Amira""",amira.k\n"Ben\nO",ben.o').map(({ realName }) => realName)).toEqual(['K, "Amira"', 'Ben\nO'])
})

test('leaves commas in names, whatever separates the columns', () => {
  expect(read('Name;Login\nLovelace, Ada;b1\n').map(({ realName, userName }) => [realName, userName])).toEqual([['Lovelace, Ada', 'b1']])
  expect(read('Name\nLovelace, Ada\n"Hopper, Grace"\n').map(({ realName }) => realName)).toEqual(['Lovelace, Ada', 'Hopper, Grace'])
  expect(read('Name,\nAmira K,\n').map(({ realName }) => realName)).toEqual(['Amira K'])
})

test('a row with more cells than headings says that they are ignored', () => {
  const rows = read(
    'Name,Login,Password\nLovelace, Ada,ada.l,Rain-Boots-42\nAmira K,amira.k,Rain-Boots-42,,\n"Hopper, Grace",grace.h,Rain-Boots-43\n',
  )
  expect(rows.map((row) => Object.keys(faultsOf(row, rows)))).toEqual([['row', 'password'], [], []])
  const [first] = rows
  expect(first && faultsOf(first, rows).row).toContain('no heading above “Rain-Boots-42”')
})

test('takes no word of the language that it is written in for a heading', () => {
  expect(readStudents('Name,constructor\nAmira K,x')).toMatchObject({ kind: 'read', unknownColumns: ['constructor'] })
  expect(readStudents('constructor,toString\na,b').kind).toBe('refused')
})

test('is enough with a column of names', () => {
  expect(read('Name\nAmira K\nBen O').map(({ realName, userName }) => [realName, userName])).toEqual([
    ['Amira K', ''],
    ['Ben O', ''],
  ])
})

test('names the columns that it leaves out', () => {
  expect(readStudents('Name,Birthday\nAmira K,May')).toMatchObject({ kind: 'read', unknownColumns: ['Birthday'] })
})

test.each([
  ['without headings', 'amira.k,Rain-Boots-42', 'The first row must name the columns'],
  ['without students', 'Name,Login\n\n,', 'but no students'],
  ['with 301 students', `Name\n${'Amira\n'.repeat(301)}`, 'The file has 301 students. You can add 300 at a time.'],
])('refuses a file %s in words', (_, text, words) => {
  const file = readStudents(text)
  expect(file.kind === 'refused' && file.message).toContain(words)
})

test('takes three hundred', () => {
  expect(read(`Name\n${'Amira\n'.repeat(300)}`)).toHaveLength(300)
})

test('says by column what is wrong with a row', () => {
  const rows = read('Login,Password,ConfirmPassword\nben.o,Rain-Boots-42,Rain-Boots-42\nBEN.O,short,other\na@b@example,,')
  expect(rows.map((row) => Object.keys(faultsOf(row, rows)))).toEqual([[], ['userName', 'password', 'confirmPassword'], ['userName']])
})

test('of an e-mail it reads the user name alone', () => {
  expect(read('Email,Name\nben.o@school.example,Ben O.')[0]).toMatchObject({ userName: 'ben.o', realName: 'Ben O.' })
})

test('gives back the rows to put right with the reason, and reads them again', () => {
  const table = rowsToFix([{ student: { ...AMIRA, realName: '=SUM(A1)' }, why: 'Too short.' }])
  expect(table[1]).toEqual(['=SUM(A1)', 'amira.k', '', 'Rain-Boots-42', 'Too short.'])
  expect(read("Name,Login\n'=SUM(A1),amira.k")[0]?.realName).toBe('=SUM(A1)')
})

test.each([
  ['one a line, with empty lines', 'Amira K\n\nO’Neil, Ben\r\n  Chidi   N \n', [1, 3, 4]],
  ['with numbers or dots before them', '1. Amira K\n2) O’Neil, Ben\n• Chidi N', [1, 2, 3]],
  ['of a spreadsheet, in two cells', 'Amira\tK\nO’Neil,\tBen\nChidi\tN', [1, 2, 3]],
])('names are read %s', (_, text, rows) => {
  const names = readNames(text)
  const realNames = ['Amira K', 'O’Neil, Ben', 'Chidi N']
  const students = rows.map((row, index) => ({ row, realName: realNames[index], userName: '', nickname: '', password: '' }))
  expect(names).toEqual({ kind: 'read', students, unknownColumns: [] })
})

test('a table that is pasted with its headings is read as a file is', () => {
  const table = 'Name\tLogin\tPassword\nAmira K\tamira.k\tRain-Boots-42'
  expect(readNames(table)).toEqual(readStudents(table))
})

test('no name at all, and more than there may be, are refused in words', () => {
  expect(readNames(' \n ')).toEqual({ kind: 'refused', message: 'Please paste a name first.' })
  expect(readNames('Amira\n'.repeat(301))).toEqual({ kind: 'refused', message: 'That’s 301 names. You can add 300 at a time.' })
})
