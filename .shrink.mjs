import sharp from 'sharp'
const [from,to,w='700',h]=process.argv.slice(2)
let s=sharp(from); const m=await s.metadata(); 
if(h) s=s.extract({left:0,top:0,width:m.width,height:Math.min(m.height,Number(h))})
await s.resize({width:Math.min(Number(w),m.width)}).png({palette:true}).toFile(to)
console.log(m.width,m.height)
