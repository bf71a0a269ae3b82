import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ToolError } from '../../../base/tool-error.ts';

/** GitHub through the `gh` command, with the operator's own sign-in. */
export interface GitHub {
  /**
   * @returns the output of the command.
   * @throws ToolError with its error output
   */
  run(args: readonly string[]): Promise<string>;
}

export function gitHub(program = 'gh'): GitHub {
  return {
    async run(args) {
      try {
        return (await promisify(execFile)(program, [...args])).stdout;
      } catch (error) {
        throw new ToolError(`gh ${args.slice(0, 2).join(' ')}: ${reasonOf(error)}`);
      }
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') {
    return 'the command is missing: install the GitHub CLI and run `gh auth login`.';
  }
  return 'stderr' in error && error.stderr !== '' ? String(error.stderr).trim() : error.message;
}
