"""Mutants of a Python source: small changes of its text at precise positions, each of which a test should catch."""

import ast
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

KINDS = ("comparison", "condition", "boolean", "arithmetic", "constant", "deletion", "arguments")

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
DELETABLE = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Raise, ast.Break, ast.Continue)
LEFT_ALONE = (ast.Import, ast.ImportFrom, ast.JoinedStr)  # Python 3.11 has no positions inside f-strings


@dataclass(frozen=True)
class Mutant:
    """One change: bytes `start` to `end` of a module become `text`.

    `function` is the outermost function around it with its class, as in `Table.tile_at`; empty outside functions.
    `before` and `after` are the lines that change. `first` to `last` are the lines of the statement around it.
    """

    module: str
    function: str
    kind: str
    start: int
    end: int
    text: str
    before: str
    after: str
    line: int
    first: int
    last: int
    copy: int = 0  # among equal changes of equal lines in the same function

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What an explanation names; it survives edits elsewhere."""
        return self.module, self.function, self.before, self.after

    def apply(self, source: bytes) -> bytes:
        """The source with this change."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def find_mutants(module: str, source: bytes) -> list[Mutant]:
    """Every mutant of a module, in the order of its text."""
    seen: Counter[tuple[str, str, str, str]] = Counter()
    mutants = []
    for mutant in sorted(Finder(module, source).find(), key=lambda mutant: (mutant.start, mutant.end, mutant.text)):
        if mutant.before != mutant.after:
            mutants.append(replace(mutant, copy=seen[mutant.key]))
            seen[mutant.key] += 1
    return mutants


class Finder:
    """Finds the mutants of one source."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.starts = [0]  # byte offset of each line
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def find(self) -> Iterator[Mutant]:
        """All mutants, including those that change nothing, such as `f(a, a)` with swapped arguments."""
        for statement in ast.parse(self.source).body:
            yield from self.find_in_statement(statement, "")

    def find_in_statement(self, statement: ast.stmt, function: str, owner: str = "") -> Iterator[Mutant]:
        """The mutants of a statement and of the statements inside."""
        if isinstance(statement, LEFT_ALONE) or is_for_plain_python(statement):
            return
        inner = [part for name in ("body", "orelse", "finalbody") for part in getattr(statement, name, [])]
        inner += [part for handler in getattr(statement, "handlers", []) for part in handler.body]
        last = min((part.lineno for part in inner), default=(statement.end_lineno or statement.lineno) + 1) - 1
        lines = statement.lineno, max(statement.lineno, last)
        for kind, start, end, text in self.find_changes(statement):
            yield self.make(kind, start, end, text, function, lines)
        if isinstance(statement, ast.ClassDef):
            owner = f"{owner}{statement.name}."
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            function = function or owner + statement.name
        for part in inner:
            yield from self.find_in_statement(part, function, owner)

    def make(self, kind: str, start: int, end: int, text: str, function: str, lines: tuple[int, int]) -> Mutant:
        """A mutant with the text around it."""
        line = bisect_right(self.starts, start)
        left = self.starts[line - 1]
        right = self.starts[bisect_right(self.starts, max(start, end - 1))]
        whole = self.source[left:right].decode()
        changed = (self.source[left:start] + text.encode() + self.source[end:right]).decode()
        before, after = (" ".join(part.split()) for part in (whole, changed))
        return Mutant(self.module, function, kind, start, end, text, before, after, line, *lines)

    # A change is its kind, its start and end, and the new text.

    def find_changes(self, statement: ast.stmt) -> Iterator[tuple[str, int, int, str]]:
        """The changes of a statement itself, without the statements inside."""
        call = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
        if call or isinstance(statement, DELETABLE):
            yield "deletion", *self.span(statement), "pass"
        if isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
            sign, other = ARITHMETIC[type(statement.op)]
            yield from self.swap("arithmetic", statement.target, statement.value, re.escape(sign + "="), other + "=")
        for node in expressions(statement):
            yield from self.find_in_expression(node)

    def find_in_expression(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        """The changes of one node."""
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield self.negate(node.test)
        elif isinstance(node, ast.comprehension):
            yield from map(self.negate, node.ifs)
        elif isinstance(node, ast.Compare):
            for left, between, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                yield from self.swap("comparison", left, right, *COMPARISONS[type(between)])
        elif isinstance(node, ast.BoolOp):
            words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self.swap("boolean", left, right, *words)
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
            sign, other = ARITHMETIC[type(node.op)]
            yield from self.swap("arithmetic", node.left, node.right, re.escape(sign), other)
        elif isinstance(node, ast.Constant):
            for value in others(node.value):
                yield "constant", *self.span(node), value
        elif isinstance(node, ast.Call) and not any(isinstance(argument, ast.Starred) for argument in node.args):
            for left, right in zip(node.args, node.args[1:], strict=False):
                (start, middle), (after, end) = self.span(left), self.span(right)
                parts = [(after, end), (middle, after), (start, middle)]
                yield "arguments", start, end, "".join(self.source[a:b].decode() for a, b in parts)

    def negate(self, test: ast.expr) -> tuple[str, int, int, str]:
        """The opposite condition."""
        start, end = self.span(test)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            inner = self.span(test.operand)[0]
            text = self.source[start:inner].decode().removeprefix("not").lstrip() + self.source[inner:end].decode()
        else:
            text = f"not ({self.source[start:end].decode()})"
        return "condition", start, end, text

    def swap(
        self, kind: str, left: ast.AST, right: ast.AST, sign: str, other: str
    ) -> Iterator[tuple[str, int, int, str]]:
        """Another operator between two operands, where there is nothing else but parentheses and spaces."""
        start, end = self.span(left)[1], self.span(right)[0]
        found = re.fullmatch(rf"([\s()\\]*)({sign})[\s()\\]*", self.source[start:end].decode())
        if found:
            yield kind, start + found.start(2), start + found.end(2), other

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node starts and ends."""
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset


def is_for_plain_python(statement: ast.stmt) -> bool:
    """`if not cython.compiled:` declares what the .pxd declares for the compiler: names and storage, no rules."""
    if not isinstance(statement, ast.If):
        return False
    return ast.unparse(statement.test) in ("not cython.compiled", "TYPE_CHECKING")


def expressions(node: ast.AST) -> Iterator[ast.AST]:
    """A node and its parts, without inner statements, annotations, decorators, docstrings and f-strings."""
    yield node
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "body", "orelse", "finalbody", "handlers") and not (
            isinstance(node, ast.IfExp | ast.Lambda)
        ):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not isinstance(part, LEFT_ALONE):
                yield from expressions(part)


def others(value: object) -> list[str]:
    """What a constant becomes: a number one more and one less, a truth value its opposite; strings stay."""
    if isinstance(value, bool):
        return [str(not value)]
    if isinstance(value, int):
        return [str(value + 1), f"{value - 1}" if value else "-1"]
    return []
