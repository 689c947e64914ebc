import { expect, test } from 'vitest'
import { faultsOf, knownStudents, readChosen, readNames, readStudents, rowsToFix, textOf, withClass, type CsvStudent } from './csv-file.ts'

function read(text: string): readonly CsvStudent[] {
  const file = readStudents(text)
  if (file.kind !== 'read') throw new Error(file.kind === 'refused' ? file.message : 'no headings')
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
  expect(rows.map((row) => Object.keys(faultsOf(row, rows)))).toEqual([['row'], [], []])
  const [first] = rows
  expect(first && faultsOf(first, rows).row).toContain('no heading above “Rain-Boots-42”')
})

test('takes no word of the language that it is written in for a heading', () => {
  expect(readStudents('Name,constructor\nAmira K,x')).toMatchObject({ kind: 'read', unknownColumns: 'constructor' })
  expect(readStudents('constructor,toString\na,b').kind).toBe('unnamed')
})

test('is enough with a column of names', () => {
  expect(read('Name\nAmira K\nBen O').map(({ realName, userName }) => [realName, userName])).toEqual([
    ['Amira K', ''],
    ['Ben O', ''],
  ])
})

test('names the columns that it leaves out', () => {
  expect(readStudents('Name,Birthday\nAmira K,May')).toMatchObject({ kind: 'read', unknownColumns: 'Birthday' })
})

test.each([
  ['without anything', ' \n,', 'There are no students'],
  ['without students', 'Name,Login\n\n,', 'There are no students'],
  ['with 301 students', `Name\n${'Amira\n'.repeat(301)}`, 'The file has 301 students. You can add 300 at a time.'],
])('refuses a file %s in words', (_, text, words) => {
  const file = readStudents(text)
  expect(file.kind === 'refused' && file.message).toContain(words)
})

test('takes three hundred', () => {
  expect(read(`Name\n${'Amira\n'.repeat(300)}`)).toHaveLength(300)
})

test('says by column what is wrong with a row', () => {
  const rows = read('Login,Password,ConfirmPassword\nben.o,Rain-Boots-42,Rain-Boots-42\nBEN.O,short,other\na b,,')
  expect(rows.map((row) => Object.keys(faultsOf(row, rows)))).toEqual([[], ['userName', 'confirmPassword'], ['userName']])
})

test('pasted text that is far too large is refused before it is read', () => {
  expect(readNames(`Name,Login\n${'x'.repeat(10 * 1024 * 1024)},amira.k`).kind).toBe('refused')
})

test('a very long cell is cut, and said to be too long', () => {
  const rows = read(`Name,Login\n${'x'.repeat(500_000)},${'y'.repeat(500_000)}`)
  expect([rows[0]?.realName.length, rows[0]?.userName.length]).toEqual([300, 300])
  expect(rows.map((row) => Object.keys(faultsOf(row, rows)))).toEqual([['userName', 'realName']])
})

test('of many or long columns that are not known a line is shown', () => {
  const columns = Array.from({ length: 5000 }, (_, index) => `Extra ${index} ${'x'.repeat(60)}`)
  const file = readStudents(`Name,${columns.join(',')}\nAmira K`)
  const { unknownColumns } = file as { unknownColumns: string }
  expect([unknownColumns.length < 500, unknownColumns.startsWith('Extra 0 xx'), unknownColumns.endsWith('…, …')]).toEqual([
    true,
    true,
    true,
  ])
  const [row] = read(`Name,Login\nAmira K,amira.k,${columns.join(',')}`)
  expect(row?.beyond?.length).toBeLessThan(500)
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
  expect(names).toEqual({ kind: 'read', students, unknownColumns: '', leftOut: 0 })
})

test('a table that is pasted with its headings is read as a file is', () => {
  const table = 'Name\tLogin\tPassword\nAmira K\tamira.k\tRain-Boots-42'
  expect(readNames(table)).toEqual(readStudents(table))
})

test('no name at all, and more than there may be, are refused in words', () => {
  expect(readNames(' \n ')).toEqual({ kind: 'refused', message: 'Please paste a name first.' })
  expect(readNames('Amira\n'.repeat(301))).toEqual({ kind: 'refused', message: 'That’s 301 names. You can add 300 at a time.' })
})

/** The names and logins of a file. */
const namesIn = (text: string) => read(text).map(({ realName, userName }) => (userName === '' ? realName : `${realName} (${userName})`))

test.each([
  ['first and last name', 'First Name,Last Name\nAda,Lovelace', ['Ada Lovelace']],
  ['a middle name', 'Last Name,First Name,Middle Name\nLovelace,Ada,King', ['Ada King Lovelace']],
  ['a preferred name', 'Legal Surname,Legal Forename,Preferred Forename\nLovelace,Augusta,Ada', ['Ada Lovelace']],
  ['“Surname, Forename”', '"Surname, Forename",Year\n"Lovelace, Ada",4', ['Lovelace, Ada']],
  [
    'OneRoster 1.2',
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,role,email\n1,active,,true,ada.l,,Ada,Lovelace,,student,a@s.example\n2,active,,true,mr.b,,Charles,Babbage,,teacher,b@s.example\n3,tobedeleted,,true,gone,,Ida,Rhodes,,student,\n',
    ['Ada Lovelace (ada.l)'],
  ],
  [
    'Clever',
    'School_id,Student_id,Last_name,Middle_name,First_name,Grade,Student_email,Username,Password\n1,2,Lovelace,,Ada,4,a@s.example,ada.l,apple12345',
    ['Ada Lovelace (ada.l)'],
  ],
  ['ClassLink', 'FirstName,LastName,LoginId,Role\nAda,Lovelace,ada.l,Student\nC,Babbage,cb,Teacher', ['Ada Lovelace (ada.l)']],
  [
    'Google’s admin',
    'First Name [Required],Last Name [Required],Email Address [Required],Password [Required]\nAda,Lovelace,a@s.example,****',
    ['Ada Lovelace'],
  ],
  ['Google Classroom', 'Last Name,First Name,Email Address\nLovelace,Ada,a@s.example', ['Ada Lovelace']],
  [
    'Canvas',
    'user_id,login_id,first_name,last_name,full_name,sortable_name,short_name,email,status\n1,ada.l,Ada,Lovelace,Ada Lovelace,"Lovelace, Ada",Ada,a@s.example,active\n2,old,I,Rhodes,Ida Rhodes,,,,deleted',
    ['Ada Lovelace (ada.l)'],
  ],
  ['Canvas’ gradebook', 'Student,ID,SIS User ID,SIS Login ID,Section\n"Lovelace, Ada",1,2,ada.l,4b', ['Lovelace, Ada (ada.l)']],
  [
    'Kolibri',
    'Username (USERNAME),Password (PASSWORD),Full name (FULL_NAME),User type (USER_TYPE)\nada.l,,Ada Lovelace,LEARNER\nco,,Coach C,CLASS_COACH',
    ['Ada Lovelace (ada.l)'],
  ],
  ['SIMS', 'Class list 4b\n\nSurname,Forename,Reg,Year\nLovelace,Ada,4B,4', ['Ada Lovelace']],
  ['Arbor', 'Student\tYear Group\nAda Lovelace\tYear 4', ['Ada Lovelace']],
  ['German headings', 'Name;Vorname;Klasse\nLovelace;Ada;4b', ['Ada Lovelace']],
  ['other German headings', 'Nachname;Vorname;Rufname\nLovelace;Augusta Ada;Ada', ['Ada Lovelace']],
  ['French headings', 'Nom;Prénom;Identifiant\nLovelace;Ada;ada.l', ['Ada Lovelace (ada.l)']],
  ['Spanish headings', 'Apellidos;Nombre\nLovelace;Ada', ['Ada Lovelace']],
  ['only addresses', 'Email\nada.l@s.example\ngrace_h+1@s.example', [' (ada.l)', ' (grace_h1)']],
])('a list with %s is read', (_, text, names) => expect(namesIn(text)).toEqual(names))

test('rows of teachers and of those who left are counted', () => {
  expect(readStudents('Name,Role\nAda,student\nMs B,teacher\nMr C,administrator')).toMatchObject({ kind: 'read', leftOut: 2 })
})

test('rows under a title have the numbers that spreadsheet programs show', () => {
  expect(read('Class list\n\nName\nAda').map(({ row, realName }) => [row, realName])).toEqual([[4, 'Ada']])
})

test.each([
  ['4b,Ada,Lovelace,ada@s.example\n4b,Grace,Hopper,grace@s.example', [undefined, 'givenName', 'familyName', undefined]],
  ['1;Lovelace, Ada\n2;Hopper, Grace', [undefined, 'realName']],
  ['Ada Lovelace\nGrace Hopper', ['realName']],
])('without headings, it asks what the columns of %j are, and guesses', (text, columns) => {
  const file = readStudents(text)
  expect(file).toMatchObject({ kind: 'unnamed', columns })
  const chosen = file.kind === 'unnamed' ? readChosen(file.table, file.columns) : file
  expect(
    chosen.kind === 'read' && chosen.students.map(({ row, realName }) => [row, realName.replace('Lovelace, Ada', 'Ada Lovelace')]),
  ).toEqual([
    [1, 'Ada Lovelace'],
    [2, expect.stringMatching(/Grace/)],
  ])
})

test.each([
  ['UTF-16 without a mark', Buffer.from('Name\nZoë', 'utf16le'), false],
  ['UTF-16 the other way round without a mark', Buffer.from('Name\nZoë', 'utf16le').swap16(), false],
  ['UTF-8', Buffer.from('Name\nZoë'), false],
  ['Windows-1252', Buffer.from('Name\nZoë', 'latin1'), true],
] as const)('%s is known by its bytes', (_, bytes, isOld) => expect(textOf(bytes)).toEqual({ text: 'Name\nZoë', isOld }))

test('letters of older programs are read as the teacher chooses', () => {
  const cyrillic = Uint8Array.of(0xc0, 0xed, 0xed, 0xe0)
  expect(textOf(cyrillic, 'windows-1251')).toEqual({ text: 'Анна', isOld: true })
  expect(textOf(Uint8Array.of(0x4a, 0x6f, 0x73, 0x8e), 'macintosh').text).toBe('José')
})

test('students of the class are known by login, or by name in any order, each once', () => {
  const members = [
    { Id: '1', UserName: 'ada.l', RealName: 'Ada Lovelace' },
    { Id: '2', UserName: 'grace.h', RealName: 'Grace Hopper' },
    { Id: '3', UserName: 'otter42' },
  ]
  const rows = read('Name,Login\n"Lovelace, Ada",\nAda Lovelace,\nG,GRACE.H\nIda,ida.r')
  const { rows: known, missing } = knownStudents(rows, members)
  expect([[...known], missing]).toEqual([
    [
      [2, '1'],
      [4, '2'],
    ],
    ['otter42'],
  ])
})

test.each([
  ['Year 4 Otters', 'ada', 'year4otter-ada'],
  ['4ª Ñandú', 'ada', '4anandu-ada'],
  ['***', 'ada', 'class-ada'],
  ['Otters', 'a'.repeat(40), `otters-${'a'.repeat(33)}`],
])('in the class %s a taken login %s becomes %s', (className, login, renamed) => expect(withClass(className, login)).toBe(renamed))

test('an id of the school’s own list and an address stand beside a login, and a list without them has neither', () => {
  const [ada, ben] = read(
    'sourcedId,username,givenName,familyName,role,email\nu1,ada.l,Ada,Lovelace,student,ada@school.example\n,ben@school.example,Ben,O,student,',
  )
  expect(ada).toMatchObject({ userName: 'ada.l', rosterId: 'u1', address: 'ada@school.example' })
  expect(ben).toMatchObject({ userName: '', address: 'ben@school.example' })
  expect(ben).not.toHaveProperty('rosterId')
  expect(read(`Student ID,Name\n${'9'.repeat(101)},Kim\n`)[0]).not.toHaveProperty('rosterId')
})
