import type { Junction, RoadTable } from './road-table';

/** Trucks keep to interstates: what a mile of another highway counts when ways are compared. */
const COST_OF_OTHER = 1.12;

/** A way onto the graph or off it. */
export interface Way {
  readonly junction: number;
  readonly cost: number;
}

/** The smallest cost first: the numbers of junctions in a heap that lies in two arrays. */
class Heap {
  private readonly costs: number[] = [];
  private readonly items: number[] = [];

  push(item: number, cost: number): void {
    let at = this.items.length;
    for (let above = (at - 1) >> 1; at > 0 && (this.costs[above] as number) > cost; above = (at - 1) >> 1) {
      this.set(at, this.items[above] as number, this.costs[above] as number);
      at = above;
    }
    this.set(at, item, cost);
  }

  pop(): readonly [number, number] | null {
    const first = this.items[0];
    if (first === undefined) return null;
    const cost = this.costs[0] as number;
    const item = this.items.pop() as number;
    const last = this.costs.pop() as number;
    const { length } = this.items;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      if (below + 1 < length && (this.costs[below + 1] as number) < (this.costs[below] as number)) below += 1;
      if ((this.costs[below] as number) >= last) break;
      this.set(at, this.items[below] as number, this.costs[below] as number);
      at = below;
    }
    if (length > 0) this.set(at, item, last);
    return [first, cost];
  }

  private set(at: number, item: number, cost: number): void {
    this.items[at] = item;
    this.costs[at] = cost;
  }
}

/** An edge as it is walked. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly miles: number;
  /** The part of the miles in the state of `from`. */
  readonly inFrom: number;
}

/** The highways as a graph in typed arrays, each edge from both of its ends. */
export class Graph {
  readonly junctions: readonly Junction[];
  private readonly begins: Int32Array;
  private readonly ends: Int32Array;
  private readonly miles: Float64Array;
  private readonly costs: Float64Array;
  private readonly inFrom: Float32Array;

  constructor({ junctions, edges }: Pick<RoadTable, 'junctions' | 'edges'>) {
    this.junctions = junctions;
    this.begins = new Int32Array(junctions.length + 1);
    for (const [one, other] of edges) for (const end of [one, other]) (this.begins[end + 1] as number) += 1;
    for (let at = 0; at < junctions.length; at += 1) (this.begins[at + 1] as number) += this.begins[at] as number;
    const next = this.begins.slice();
    const size = edges.length * 2;
    this.ends = new Int32Array(size);
    [this.miles, this.costs, this.inFrom] = [new Float64Array(size), new Float64Array(size), new Float32Array(size)];
    for (const [one, other, kind, miles, first] of edges)
      for (const [from, to, part] of [
        [one, other, first],
        [other, one, this.sameState(one, other) ? 1 : 1 - first],
      ] as const) {
        const at = next[from] as number;
        next[from] = at + 1;
        this.ends[at] = to;
        this.miles[at] = miles;
        this.costs[at] = kind === 1 ? miles : miles * COST_OF_OTHER;
        this.inFrom[at] = part;
      }
  }

  /** The edge between two junctions; null where none is. */
  step(from: number, to: number): Step | null {
    for (let at = this.begins[from] as number; at < (this.begins[from + 1] as number); at += 1)
      if (this.ends[at] === to) return { from, to, miles: this.miles[at] as number, inFrom: this.inFrom[at] as number };
    return null;
  }

  /**
   * The cheapest way from one of some junctions to one of others (Dijkstra).
   * @returns the junctions that it passes and its cost; null where no road leads
   */
  cheapest(sources: readonly Way[], targets: readonly Way[]): { passed: number[]; cost: number } | null {
    const costs = new Float64Array(this.junctions.length).fill(Infinity);
    const before = new Int32Array(this.junctions.length).fill(-1);
    const heap = new Heap();
    for (const { junction, cost } of sources)
      if (cost < (costs[junction] as number)) {
        costs[junction] = cost;
        heap.push(junction, cost);
      }
    let best = { end: -1, cost: Infinity };
    for (let top = heap.pop(); top && top[1] < best.cost; top = heap.pop()) {
      const [at, cost] = top;
      if (cost > (costs[at] as number)) continue;
      for (const target of targets)
        if (target.junction === at && cost + target.cost < best.cost) best = { end: at, cost: cost + target.cost };
      for (let edge = this.begins[at] as number; edge < (this.begins[at + 1] as number); edge += 1) {
        const to = this.ends[edge] as number;
        const reached = cost + (this.costs[edge] as number);
        if (reached >= (costs[to] as number)) continue;
        costs[to] = reached;
        before[to] = at;
        heap.push(to, reached);
      }
    }
    if (best.end < 0) return null;
    const passed: number[] = [];
    for (let at = best.end; at >= 0; at = before[at] as number) passed.unshift(at);
    return { passed, cost: best.cost };
  }

  private sameState(one: number, other: number): boolean {
    return this.junctions[one]?.state === this.junctions[other]?.state;
  }
}
