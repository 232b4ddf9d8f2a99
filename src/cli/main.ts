#!/usr/bin/env node
import packageJson from '../../package.json' with { type: 'json' };
import { processIo } from './io.ts';
import { report, run } from './run.ts';

const io = processIo();
process.once('uncaughtException', (error) => process.exit(report(io, error)));
process.exitCode = await run(process.argv.slice(2), packageJson.version, io);
