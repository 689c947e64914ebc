export const tooMany = 'Several letters have come from here in the last hour. Please wait a while before you send another one.'
