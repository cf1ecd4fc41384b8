import { startShell } from "../shell.ts";
import { TablePage } from "../table/page.ts";

startShell();
new TablePage().start();
