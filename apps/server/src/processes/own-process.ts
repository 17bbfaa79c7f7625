import { type ChildProcess, fork } from 'node:child_process';

interface Options {
  /** The file of the process; it answers each {@link Asked} by a {@link Answered}. */
  program: string;
  /** Of the messages: 'draws cards'. */
  does: string;
  /** Flags of Node for the process; by default those of this one. */
  flags?: readonly string[] | undefined;
  /** Set in its environment besides that of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Jobs that wait; who asks for more has to come again. */
  mostWaiting: number;
  /** It ends when nobody has asked for so long, in ms. */
  idleFor: number;
  /** Longer for one job means that it never comes to an end, in ms. */
  longest: number;
}

export interface Asked<Job> {
  number: number;
  job: Job;
}

/** Without a result where the job has failed. */
export interface Answered<Result> {
  number: number;
  result?: Result;
  fault?: string;
}

interface Waiting<Result> {
  done: (result: Result) => void;
  failed: (error: Error) => void;
}

/** A process of our own for work that would keep the one that serves from answering. It starts when it is needed. */
export class OwnProcess<Job, Result> {
  #child: ChildProcess | undefined;
  #waiting = new Map<number, Waiting<Result>>();
  #timer: NodeJS.Timeout | undefined;
  #number = 0;

  constructor(private readonly options: Options) {}

  /** @returns `undefined` when too many wait */
  ask(job: Job): Promise<Result> | undefined {
    if (this.#waiting.size >= this.options.mostWaiting) return undefined;
    this.#number += 1;
    const number = this.#number;
    return new Promise((done, failed) => {
      this.#waiting.set(number, { done, failed });
      this.#child ??= this.#start();
      this.#watch(this.options.longest);
      this.#child.send({ number, job } satisfies Asked<Job>, (error) => {
        if (error !== null) this.#end(error);
      });
    });
  }

  close(): void {
    this.#end(new Error('the server closes'));
  }

  #start(): ChildProcess {
    const { program, does, flags, environment } = this.options;
    // The advanced serialization keeps bytes as bytes.
    const child = fork(program, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
      ...(flags !== undefined && { execArgv: [...flags] }),
      ...(environment !== undefined && { env: { ...process.env, ...environment } }),
    });
    child.on('message', (answered: Answered<Result>) => {
      this.#take(answered);
    });
    child.once('exit', (code) => {
      if (this.#child === child) this.#end(new Error(`the process that ${does} ended with ${String(code)}`));
    });
    // It must not keep a server alive that has nothing else to do.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #take({ number, result, fault = '' }: Answered<Result>): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    this.#watch(this.#waiting.size > 0 ? this.options.longest : this.options.idleFor);
    if (result === undefined) waiting?.failed(new Error(fault));
    else waiting?.done(result);
  }

  #watch(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#end(new Error(`the process that ${this.options.does} took too long`));
    }, milliseconds).unref();
  }

  #end(error: Error): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = undefined;
    // Not by the channel alone: a picture without an end would never be left.
    if (this.#waiting.size > 0) child?.kill('SIGKILL');
    else if (child?.connected === true) child.disconnect();
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }
}
