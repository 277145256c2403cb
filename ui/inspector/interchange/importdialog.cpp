// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/interchange/importdialog.h"

#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/filedrop.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/label.h"
#include "wording/importcounts.h"
#include "wording/importfaults.h"
#include "wording/sentence.h"
#include "wording/sizes.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using interchange::FileKind;
using interchange::Import;

namespace {

constexpr qsizetype MaxLine = 1500; // characters; a kind has 50 ranges of numbers at most
constexpr int MaxLines = 1000;      // a folder may have any number of files

QString kindWords(FileKind kind)
{
    switch (kind) {
    case FileKind::JsonLines: return ImportDialog::tr("JSON Lines of Runlatch");
    case FileKind::Har: return ImportDialog::tr("HAR");
    case FileKind::PowerShell: return ImportDialog::tr("commands of PowerShell");
    case FileKind::Curl: return ImportDialog::tr("commands of curl");
    case FileKind::RequestFile: return ImportDialog::tr("request files");
    case FileKind::Raw: return ImportDialog::tr("raw HTTP");
    case FileKind::GatewayEvent: return ImportDialog::tr("events of AWS");
    case FileKind::Ngrok: return ImportDialog::tr("ngrok");
    case FileKind::WebhookSite: break;
    }
    return ImportDialog::tr("webhook.site");
}

QStringList countWords(const Import::Result &result, bool isAhead)
{
    QStringList words = wording::importCounts(
        {.skipped = result.skipped, .faulty = result.faulty, .doubtful = result.doubtful, .notHttp = result.notHttp},
        isAhead);
    if (result.valid > 0 || result.invalid > 0)
        words += ImportDialog::tr("Signatures that were checked with the keys of the listener: %1 valid, %2 not valid.")
                     .arg(result.valid)
                     .arg(result.invalid);
    return words;
}

} // namespace

ImportDialog::ImportDialog(store::CaptureStore &store, base::Clock &clock, QWidget *parent)
    : Dialog(parent)
    , m_store(store)
    , m_clock(clock)
    , m_chosen(new Label)
    , m_plan(new Label)
    , m_trust(new Label(tr("Imported requests are marked. What their file says about a signature is not believed, and "
                           "nothing waits for a reply to them.")))
    , m_browse(makeButton(ButtonRole::Standard, tr("Choose &files..."), {}, this))
    , m_message(new MessageBar)
    , m_faults(new QPlainTextEdit)
    , m_words(new Label)
    , m_bar(new QProgressBar)
    , m_start(makeButton(ButtonRole::Primary, tr("Import"), {}, this))
    , m_close(makeButton(ButtonRole::Standard, tr("Close"), {}, this))
{
    setWindowTitle(tr("Import requests"));
    m_faults->setReadOnly(true);
    m_faults->setTabChangesFocus(true);
    m_faults->setAccessibleName(tr("What was not imported"));
    m_faults->setMinimumHeight(6 * m_faults->fontMetrics().lineSpacing());
    m_faults->hide();
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the import"));
    for (Label *label : {m_chosen, m_plan, m_trust, m_words})
        label->setWordWrap(true);
    m_trust->setMuted(true);
    m_words->setMuted(true);
    buildLayout();
    connectParts();
    setFiles({});
    setRunning(false);
    m_browse->setFocus(); // or Close would have it, which is the default without files
}

ImportDialog::~ImportDialog() = default;

/// Qt takes a window's least height from texts that do not wrap. The dialog is gone behind some other events.
bool ImportDialog::event(QEvent *event)
{
    const bool mayBeLow = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize;
    const bool isTaken = Dialog::event(event);
    if (mayBeLow && layout()) {
        const int least = layout()->minimumHeightForWidth(width());
        if (height() < least)
            resize(width(), least);
    }
    return isTaken;
}

void ImportDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_chosen, 1);
    row->addWidget(m_browse);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addLayout(row);
    column->addWidget(m_plan);
    column->addWidget(m_trust);
    column->addWidget(m_faults, 1);
    column->addStretch(0);
    column->addWidget(m_words);
    column->addWidget(m_bar);
    column->addWidget(m_message);
    column->addWidget(buttons);
    setMinimumWidth(130 * u);
}

void ImportDialog::connectParts()
{
    connect(m_browse, &QPushButton::clicked, this, &ImportDialog::browse);
    connect(new FileDrop(*this), &FileDrop::dropped, this, &ImportDialog::choose);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_import && m_import->isRunning())
            m_import->cancel();
        else
            begin();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void ImportDialog::setKeys(const QList<QByteArray> &keys)
{
    m_keys = keys;
}

void ImportDialog::setFiles(const QStringList &files)
{
    m_files = files;
    const QString first = files.isEmpty() ? QString() : text::plainText(QFileInfo(files.first()).fileName(), 100);
    const auto more = static_cast<int>(files.size()) - 1;
    if (files.isEmpty())
        m_chosen->setText(tr("Choose files, or drop them on the window: what Runlatch exported, HAR of any tool, "
                             "commands of curl or PowerShell, request files (.http), raw HTTP requests, events of AWS, "
                             "requests of ngrok or webhook.site."));
    else
        m_chosen->setText(more > 0 ? tr("%1 and %n more file(s)", nullptr, more).arg(first) : first);
    m_start->setEnabled(!files.isEmpty());
    (files.isEmpty() ? m_close : m_start)->setDefault(true);
    look();
}

/// Looks at the files, except pipes: what is read of one is gone. Without files the faults of an import stay.
void ImportDialog::look()
{
    m_look.reset();
    m_startsNext = false;
    const bool canLook = std::all_of(m_files.begin(), m_files.end(), [](const QString &file) {
        const QFileInfo info(file);
        return info.isFile() || info.isDir() || !info.exists();
    });
    m_plan->setVisible(canLook && !m_files.isEmpty());
    if (m_files.isEmpty())
        return;
    m_faults->clear();
    m_faults->hide();
    if (!canLook)
        return;
    m_plan->setText(tr("Looking at the files..."));
    m_look = std::make_unique<Import>();
    connect(m_look.get(), &Import::told, this, &ImportDialog::showFault);
    connect(m_look.get(), &Import::summed, this, &ImportDialog::showKind);
    connect(m_look.get(), &Import::finished, this, &ImportDialog::showPlan);
    m_look->setKeys(m_keys);
    m_look->look(m_files, &m_store, m_clock.utc());
}

void ImportDialog::showPlan(const Import::Result &result)
{
    if (std::exchange(m_startsNext, false))
        return start();
    QStringList words{tr("%n request(s) will be imported.", nullptr, static_cast<int>(result.captures))};
    QStringList kinds;
    for (std::size_t kind = 0; kind < result.found.size(); ++kind) {
        if (const qint64 count = result.found.at(kind); count > 0)
            kinds += tr("%1 (%2)").arg(kindWords(static_cast<interchange::FileKind>(kind))).arg(count);
    }
    if (!kinds.isEmpty())
        words += tr("Found: %1.").arg(QLocale().createSeparatedList(kinds));
    words += countWords(result, true);
    if (result.error)
        words += wording::sentence(*result.error).text();
    m_plan->setText(words.join(u' '));
}

/// Starts the import, if necessary when the look has ended, which takes a moment.
void ImportDialog::begin()
{
    m_startsNext = m_look && m_look->isRunning();
    if (m_startsNext)
        m_look->cancel();
    else
        start();
}

void ImportDialog::browse()
{
    auto *dialog = new QFileDialog(this, windowTitle());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Requests (*.jsonl *.ndjson *.har *.gz *.json *.sh *.ps1 *.http *.rest *.head *.txt)"),
                            tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &ImportDialog::choose);
    dialog->open();
}

void ImportDialog::choose(const QStringList &files)
{
    setFiles(files);
    m_message->dismiss();
    m_start->setFocus();
}

void ImportDialog::start()
{
    m_plan->hide();
    m_message->dismiss();
    m_faults->clear();
    m_faults->hide();
    m_import = std::make_unique<Import>();
    connect(m_import.get(), &Import::progressed, this, &ImportDialog::showProgress);
    connect(m_import.get(), &Import::told, this, &ImportDialog::showFault);
    connect(m_import.get(), &Import::summed, this, &ImportDialog::showKind);
    connect(m_import.get(), &Import::finished, this, &ImportDialog::showEnd);
    m_start->setFocus();
    setRunning(true);
    m_words->setText(tr("Importing..."));
    m_bar->setRange(0, 0); // until the requests of the store are known
    m_import->setKeys(m_keys);
    m_import->start(m_files, m_store, m_clock.utc());
}

void ImportDialog::showProgress(qint64 done, qint64 of)
{
    constexpr int steps = 1000; // a bar counts in int
    m_bar->setRange(0, steps);
    m_bar->setValue(static_cast<int>(of > 0 ? steps * done / of : 0));
    m_words->setText(tr("Importing: %1 of %2").arg(wording::dataSize(done), wording::dataSize(of)));
}

/// Those of lines and entries come by kinds, at the end of the file.
void ImportDialog::showFault(const Import::Fault &fault)
{
    if (fault.number == 0)
        showLine(QFileInfo(fault.file).fileName(), wording::sentence(fault.error).text());
}

void ImportDialog::showKind(const QString &file, const interchange::FaultKind &kind)
{
    const QString name = QFileInfo(file).fileName();
    showLine(kind.count == 1 ? tr("%1, entry %2").arg(name, kind.numbers) : name,
             wording::importFaults(kind.error, kind.isLeftOut, kind.count, kind.numbers));
}

void ImportDialog::showLine(const QString &place, const QString &words)
{
    const int lines = m_faults->blockCount(); // 1 also without any
    if (lines > MaxLines)
        return;
    m_faults->appendPlainText(lines == MaxLines ? tr("Further faults are not shown.")
                                                : text::plainText(u"%1: %2"_s.arg(place, words), MaxLine));
    m_faults->moveCursor(QTextCursor::Start); // the worst comes first
    m_faults->show();
}

void ImportDialog::showEnd(const Import::Result &result)
{
    setRunning(false);
    QStringList words = countWords(result, false);
    const bool isCancelled = result.error && result.error->kind == base::ErrorKind::Cancelled;
    if (isCancelled)
        words += tr("The import was cancelled.");
    else if (result.error)
        words += wording::sentence(*result.error).text();
    const bool isWhole = result.faulty == 0 && result.doubtful == 0 && !result.error;
    m_message->setMessage(isWhole           ? Tone::Success
                              : isCancelled ? Tone::Info
                                            : Tone::Warning,
                          tr("%n request(s) were imported.", nullptr, static_cast<int>(result.captures)),
                          words.join(u' '));
    if (!result.error) {
        if (focusWidget() == m_start) // it is disabled now, and Close would have the focus
            m_browse->setFocus();
        setFiles({}); // nothing is left to import
    }
    if (result.captures > 0)
        emit imported();
}

void ImportDialog::setRunning(bool isRunning)
{
    m_browse->setEnabled(!isRunning);
    setAcceptDrops(!isRunning);
    m_start->setText(isRunning ? tr("Cancel import") : tr("Import"));
    m_words->setVisible(isRunning);
    m_bar->setVisible(isRunning);
}

} // namespace runlatch::ui
