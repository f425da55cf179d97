import { reportDiversity } from './copywriter-diversity.ts'
import { reportQuality } from './copywriter-quality.ts'
import { reportSize, reportSpeed } from './copywriter-speed.ts'

await reportSpeed()
await reportSize()
reportDiversity()
reportQuality()
