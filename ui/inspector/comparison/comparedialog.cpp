// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/comparison/comparedialog.h"

#include "base/answer.h"
#include "store/capturestore.h"
#include "text/plaintext.h"
#include "ui/inspector/comparison/bytedifferenceview.h"
#include "ui/inspector/comparison/differencetable.h"
#include "ui/inspector/reading/filereading.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/navigation/tabwidget.h"
#include "wording/lint.h"
#include "wording/sentence.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>
#include <QTabBar>
#include <QThreadPool>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxFileHead = 64 * 1024; // as the listener takes

/// A file is a body, or a whole request as it is exported.
models::ComparedSide sideOfFile(const QByteArray &content)
{
    const QByteArrayView begin = QByteArrayView(content).first(std::min(content.size(), MaxFileHead));
    const QByteArrayView line = begin.first(std::max<qsizetype>(0, begin.indexOf('\n')));
    for (const QByteArrayView end : {QByteArrayView("\r\n\r\n"), QByteArrayView("\n\n")}) {
        const qsizetype at = line.trimmed().endsWith("HTTP/1.1") ? begin.indexOf(end) : -1;
        if (at >= 0)
            return {content.first(at + end.size()), content.mid(at + end.size()), true};
    }
    return {{}, content, true};
}

QString captureTitle(const store::CaptureRow &row)
{
    QStringList parts{CompareDialog::tr("Request %1").arg(row.id),
                      QLocale().toString(row.receivedAt.toLocalTime(), QLocale::ShortFormat)};
    for (const QString &part : {row.workspaceName, row.runId, row.taskResultId}) {
        if (!part.isEmpty())
            parts += text::plainText(part, 60);
    }
    if (row.delivery > 1)
        parts += CompareDialog::tr("delivery %1").arg(row.delivery);
    parts += CompareDialog::tr("%1 bytes").arg(QLocale().toString(row.bytes));
    return parts.join(u" \u00B7 "_s);
}

} // namespace

CompareDialog *CompareDialog::show(QWidget *parent)
{
    auto *dialog = new CompareDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->QDialog::show();
    return dialog;
}

CompareDialog *CompareDialog::show(QWidget *parent, store::CaptureStore &store, qint64 left, qint64 right)
{
    CompareDialog *dialog = show(parent);
    if (left != 0)
        dialog->load(store, Left, left);
    if (right != 0)
        dialog->load(store, Right, right);
    if (left != 0 && right != 0)
        dialog->m_tabs->tabBar()->setFocus(); // until there are differences
    else
        dialog->m_rows.at(left != 0 ? Right : Left).open->setFocus();
    return dialog;
}

CompareDialog::CompareDialog(QWidget *parent)
    : Dialog(parent, Qt::Window)
    , m_message(new MessageBar)
    , m_busy(new BusyLine)
    , m_state(new Label)
    , m_tabs(new TabWidget(tr("Ways of comparing")))
    , m_json(new DifferenceTable(tr("Differences by meaning"), m_jsonModel))
    , m_heads(new DifferenceTable(tr("Differences of the headers"), m_headModel))
    , m_bytes(new ByteDifferenceView)
{
    setWindowTitle(tr("Compare requests"));
    m_tabs->addTab(m_json, tr("By &meaning"));
    m_tabs->addTab(m_heads, tr("&Headers"));
    m_tabs->addTab(m_bytes, tr("&Bytes"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildSides());
    column->addWidget(m_busy);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_message);
    column->addWidget(buildActions());
    const int u = Theme::of(this).u();
    setMinimumSize((QSize(150, 90) * u).boundedTo({800, 500}));
    resize((QSize(260, 170) * u).boundedTo(parent ? parent->window()->size() : QSize(QSize(260, 170) * u)));
    showTitles();
    setBusy(false);
}

CompareDialog::~CompareDialog()
{
    cancel();
}

QWidget *CompareDialog::buildSides()
{
    const int u = Theme::of(this).u();
    auto *sides = new QWidget;
    auto *grid = new QGridLayout(sides);
    grid->setContentsMargins(4 * u, 3 * u, 4 * u, 2 * u);
    grid->setHorizontalSpacing(2 * u);
    grid->setVerticalSpacing(u);
    grid->setColumnStretch(1, 1);
    for (const Side side : {Left, Right}) {
        const QString name = side == Left ? tr("Left") : tr("Right");
        SideRow &row = m_rows.at(side);
        row.title = new ElidedLabel({}, TextStyle::Bold);
        row.open = makeButton(ButtonRole::Standard, side == Left ? tr("Open &left...") : tr("Open &right..."),
                              u"file-text"_s, this);
        row.open->setToolTip(tr("Compares a file: a body, or a whole request"));
        row.open->setAutoDefault(false);
        connect(row.open, &QPushButton::clicked, this, [this, side] { chooseFile(side); });
        grid->addWidget(new FieldLabel(name), side, 0);
        grid->addWidget(row.title, side, 1);
        grid->addWidget(row.open, side, 2);
    }
    return sides;
}

QWidget *CompareDialog::buildActions()
{
    const int u = Theme::of(this).u();
    m_state->setMuted(true);
    m_cancel = makeButton(ButtonRole::Text, tr("Cancel comparing"), {}, this);
    m_swap = makeButton(ButtonRole::Standard, tr("&Swap sides"), u"arrow-left-right"_s, this);
    m_copy = makeButton(ButtonRole::Standard, tr("&Copy as text"), u"copy"_s, this);
    auto *close = makeButton(ButtonRole::Standard, tr("Close"), {}, this);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        cancel();
        clearResults(); // those of an earlier pair
        showEmpty(u"circle-dashed"_s, tr("Cancelled"), tr("Choose a file or swap the sides to compare again."));
    });
    connect(m_swap, &QPushButton::clicked, this, &CompareDialog::swapSides);
    connect(m_copy, &QPushButton::clicked, this, &CompareDialog::copyAsText);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    row->addWidget(m_state);
    row->addWidget(m_cancel);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_swap, QDialogButtonBox::ActionRole);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    for (QPushButton *button : {m_swap, m_copy, close})
        button->setAutoDefault(false);
    row->addWidget(buttons, 1);
    return actions;
}

void CompareDialog::load(store::CaptureStore &store, Side side, qint64 id)
{
    Content &content = m_contents.at(side);
    content = {tr("Request %1").arg(id), {}, content.question + 1};
    showTitles();
    store.load(id, this, [this, side, question = content.question](const base::Result<store::Capture> &capture) {
        if (m_contents.at(side).question != question)
            return;
        if (capture)
            setContent(side, captureTitle(capture->row), {capture->head, capture->body, capture->complete});
        else
            m_message->setSentence(wording::sentence(capture.error()));
    });
}

void CompareDialog::chooseFile(Side side)
{
    auto *dialog = new QFileDialog(this, side == Left ? tr("File for the left side") : tr("File for the right side"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this, side](const QString &file) { open(side, file); });
    dialog->open();
}

void CompareDialog::open(Side side, const QString &file)
{
    const int question = ++m_contents.at(side).question;
    m_message->dismiss();
    readFile(file, this, [this, side, question, file](const base::Result<QByteArray> &content) {
        if (m_contents.at(side).question != question)
            return;
        if (content)
            take(side, file, *content);
        else
            m_message->setSentence(wording::sentence(content.error()));
    });
}

/// In the pool, because the body becomes a copy of up to 64 MB.
void CompareDialog::take(Side side, const QString &file, const QByteArray &content)
{
    const QString name = text::plainText(QFileInfo(file).fileName());
    const QString title = tr("%1 \u00B7 %2 bytes").arg(name, QLocale().toString(content.size()));
    using Split = models::ComparedSide;
    const int question = m_contents.at(side).question;
    const base::Answer<Split> answer(this, [this, side, question, title](const base::Result<Split> &request) {
        if (m_contents.at(side).question == question)
            setContent(side, title, *request);
    });
    QThreadPool::globalInstance()->start([content, answer] { answer(sideOfFile(content)); });
}

void CompareDialog::setContent(Side side, const QString &title, const models::ComparedSide &request)
{
    m_contents.at(side).title = title;
    m_contents.at(side).request = request;
    showTitles();
    compare();
}

void CompareDialog::swapSides()
{
    std::swap(m_contents[Left], m_contents[Right]);
    for (Content &content : m_contents)
        content.question += 2; // what is under way knows only its old side
    showTitles();
    compare();
}

void CompareDialog::showTitles()
{
    for (const Side side : {Left, Right}) {
        const QString &title = m_contents.at(side).title;
        m_rows.at(side).title->setText(title.isEmpty() ? tr("Nothing is chosen") : title);
        m_rows.at(side).title->setMuted(title.isEmpty());
    }
    const bool areBothThere = m_contents[Left].request && m_contents[Right].request;
    m_swap->setEnabled(areBothThere);
    m_copy->setEnabled(areBothThere && !m_question);
    if (!areBothThere)
        showEmpty(u"file-text"_s, tr("Nothing to compare yet"), tr("Choose a file for the side that is empty."));
}

void CompareDialog::showEmpty(const QString &icon, const QString &title, const QString &sentence)
{
    m_json->setEmpty(icon, title, sentence);
    m_heads->setEmpty(icon, title, sentence);
    m_bytes->setEmpty(icon, title, sentence);
}

void CompareDialog::compare()
{
    cancel();
    if (!m_contents[Left].request || !m_contents[Right].request)
        return;
    setBusy(true);
    showEmpty(u"loader-circle"_s, tr("Comparing..."), {});
    m_question = std::make_unique<QObject>();
    m_cancellation = models::compareRequests(
        *m_contents[Left].request, *m_contents[Right].request, m_question.get(),
        [this](const base::Result<models::RequestComparison> &comparison) { showComparison(*comparison); });
}

void CompareDialog::cancel()
{
    m_question.reset();
    if (m_cancellation)
        *std::exchange(m_cancellation, nullptr) = true;
    setBusy(false);
}

void CompareDialog::clearResults()
{
    m_jsonModel.setComparison({});
    m_headModel.setComparison({});
    m_bytes->setComparison({});
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setPill(tab, {});
    m_copy->setEnabled(false);
}

void CompareDialog::setBusy(bool isBusy)
{
    m_busy->setBusy(isBusy);
    m_state->setText(isBusy ? tr("Comparing...") : QString());
    m_cancel->setVisible(isBusy);
    m_copy->setEnabled(!isBusy && m_contents[Left].request && m_contents[Right].request);
}

void CompareDialog::showComparison(const models::RequestComparison &comparison)
{
    m_cancellation = nullptr;
    setBusy(false);
    m_tabs->setPill(0, {static_cast<int>(comparison.json.count()), Tone::None});
    m_tabs->setPill(1, {static_cast<int>(comparison.differentHeads()), Tone::None});
    m_tabs->setPill(2, {static_cast<int>(comparison.bytes.differences()), Tone::None});
    m_heads->setEmpty(u"file-text"_s, tr("No headers"), tr("Both sides are files without headers."));
    m_bytes->setEmpty(u"file-text"_s, tr("No bytes"), tr("Both bodies are empty."));
    showWhyNotByMeaning(comparison);
    m_jsonModel.setComparison(comparison);
    m_headModel.setComparison(comparison);
    m_bytes->setComparison(comparison);
    showNotes(comparison);
    if (focusWidget() == m_tabs->tabBar() && comparison.json.count() > 0 && m_tabs->currentWidget() == m_json)
        m_json->focusFirst();
}

void CompareDialog::showWhyNotByMeaning(const models::RequestComparison &comparison)
{
    const comparison::JsonComparison &json = comparison.json;
    if (json.isCompared() && comparison.bytes.differences() == 0) {
        m_json->setEmpty(u"circle-check"_s, tr("Both bodies are the same"), tr("No byte differs."));
        return;
    }
    if (json.isCompared()) {
        m_json->setEmpty(u"circle-check"_s, tr("Both mean the same"),
                         tr("No value differs. Bytes shows what else does: layout, order, escapes."));
        return;
    }
    if (json.isTooLarge) {
        m_json->setEmpty(u"braces"_s, tr("Too many values"),
                         tr("A body has more than 4,000,000 values. Bytes can still compare it."));
        return;
    }
    const QString title = json.left ? tr("The left body is not JSON") : tr("The right body is not JSON");
    const auto &fault = json.left ? json.left : json.right;
    if (fault)
        m_json->setEmpty(u"braces"_s, title,
                         tr("Line %1: %2 Bytes can still compare it.")
                             .arg(QString::number(fault->line), wording::lintSentence(*fault).fact));
}

void CompareDialog::showNotes(const models::RequestComparison &comparison)
{
    const qsizetype hidden = comparison.json.count() - comparison.json.differences.size();
    if (comparison.areSecretsLeftOut)
        m_message->setMessage(Tone::Info, tr("Secrets are not compared."),
                              tr("They are redacted in one of the requests, so they count as the same in both."));
    else if (hidden > 0)
        m_message->setMessage(Tone::Info,
                              tr("%n more difference(s) by meaning are not listed.", nullptr, static_cast<int>(hidden)),
                              tr("The first 1,000 are."));
    else
        m_message->dismiss();
}

/// The rows of the tables as they are shown: no secret, bounded cells.
void CompareDialog::copyAsText()
{
    QStringList lines{tr("Left: %1").arg(m_contents[Left].title), tr("Right: %1").arg(m_contents[Right].title)};
    const auto add = [&lines](const QString &title, const QAbstractItemModel &model) {
        lines += QStringList{QString(), title};
        for (int row = 0; row < model.rowCount(); ++row) {
            if (!model.index(row, 0).data(models::JsonDifferenceModel::DifferentRole).toBool())
                continue;
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells += model.index(row, column).data().toString();
            lines += cells.join(u'\t');
        }
    };
    add(tr("By meaning"), m_jsonModel);
    add(tr("Headers"), m_headModel);
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

} // namespace runlatch::ui
