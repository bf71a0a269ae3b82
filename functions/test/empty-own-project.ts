/** Runs before each test file that shares its process with others: what those have stored is gone. */
import './own-project.ts';
import { beforeAll } from 'vitest';
import { emptyProject } from './empty-project.ts';

beforeAll(emptyProject);
