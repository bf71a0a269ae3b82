import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { addDocument } from '../fixtures/database.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
