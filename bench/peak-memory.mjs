import { writeSync } from 'node:fs';

process.on('exit', () => writeSync(2, String(process.resourceUsage().maxRSS)));
