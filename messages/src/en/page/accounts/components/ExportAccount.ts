export const downloadMyData = 'Download my data'
