import type { Reporter, TestModule } from 'vitest/node';
import { patient } from './host-speed.ts';

const LONG_MS = patient(3 * 60_000);

/** Prints test files that have been running for long; the default reporter prints a file only when it ends. */
export default class RunningFiles implements Reporter {
  readonly #running = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#tell(), LONG_MS);
    this.#timer.unref();
  }

  onTestModuleQueued(module: TestModule): void {
    this.#running.set(module.relativeModuleId, Date.now());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.relativeModuleId);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    for (const [file, since] of this.#running) {
      const seconds = Math.round((Date.now() - since) / 1000);
      if (seconds * 1000 >= LONG_MS) {
        process.stdout.write(`still running after ${seconds} s: ${file}\n`);
      }
    }
  }
}
