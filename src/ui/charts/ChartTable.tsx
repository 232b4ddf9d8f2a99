interface ChartTableProps {
  readonly title: string;
  readonly head: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

/** The numbers of a chart as a table. */
export function ChartTable({ title, head, rows }: ChartTableProps) {
  return (
    <details class="chart-table">
      <summary>{title}</summary>
      <table aria-label={title}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((text, i) => (
                <td key={head[i + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
