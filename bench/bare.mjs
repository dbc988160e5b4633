import { readFileSync } from 'node:fs';

JSON.parse(readFileSync(0, 'utf8'));
