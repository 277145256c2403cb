// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/reportdialog.h"

#include "base/answer.h"
#include "base/rules.h"
#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/filedrop.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/label.h"
#include "wording/reportnotes.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString kindWord(outcomes::ReportKind kind)
{
    switch (kind) {
    case outcomes::ReportKind::Sarif: return u"SARIF"_s;
    case outcomes::ReportKind::JUnit: return u"JUnit XML"_s;
    }
    Q_UNREACHABLE();
}

/// The notes come first, because they change from file to file.
QString detailsOf(const outcomes::Report &report)
{
    QStringList lines;
    for (const outcomes::Note &note : report.notes)
        lines.append(wording::reportNote(note.rule, note.count, note.subject));
    if (!lines.isEmpty())
        lines.append(QString());
    lines.append(ReportDialog::tr("What becomes what:"));
    for (const outcomes::MappingRow &row : outcomes::mappingOf(report.kind))
        lines.append(QString::fromLatin1(row.from) + u" → "_s + QString::fromLatin1(row.to));
    return lines.join(u'\n');
}

bool hasSuppressed(const outcomes::Report &report)
{
    return std::any_of(report.notes.begin(), report.notes.end(),
                       [](const outcomes::Note &note) { return note.rule == base::Rules::ReportSuppressed; });
}

} // namespace

ReportDialog::ReportDialog(qsizetype present, QWidget *parent)
    : Dialog(parent)
    , m_present(present)
    , m_chosen(new Label(tr("Choose a report in SARIF 2.1.0 or JUnit XML, or drop it here.")))
    , m_browse(makeButton(ButtonRole::Standard, tr("Choose a &file..."), {}, this))
    , m_message(new MessageBar)
    , m_counts(new Label)
    , m_details(new QPlainTextEdit)
    , m_suppressed(new QCheckBox(tr("Take &suppressed results as well")))
    , m_behind(new QRadioButton(tr("&Behind the outcomes that are there")))
    , m_instead(new QRadioButton(tr("&Instead of them")))
    , m_close(makeButton(ButtonRole::Standard, tr("Cancel"), {}, this))
    , m_take(makeButton(ButtonRole::Primary, tr("Take outcomes"), {}, this))
{
    setWindowTitle(tr("Outcomes from a file"));
    m_message->setClosable(false);
    m_chosen->setWordWrap(true);
    m_counts->setWordWrap(true);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setAccessibleName(tr("What is not in the outcomes, and what becomes what"));
    m_details->setMinimumHeight(8 * m_details->fontMetrics().lineSpacing());
    m_behind->setChecked(true);
    m_behind->setVisible(present > 0);
    m_instead->setVisible(present > 0);
    m_details->hide();
    m_suppressed->hide();
    m_counts->hide();
    m_take->setObjectName(u"takeOutcomes"_s);
    m_take->setEnabled(false);
    buildLayout();
    connectParts();
    m_browse->setFocus();
}

ReportDialog::~ReportDialog()
{
    cancelReading();
}

void ReportDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_chosen, 1);
    row->addWidget(m_browse);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_take, QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addLayout(row);
    column->addWidget(m_counts);
    column->addWidget(m_details, 1);
    column->addWidget(m_suppressed);
    column->addWidget(m_behind);
    column->addWidget(m_instead);
    column->addStretch(0);
    column->addWidget(m_message);
    column->addWidget(buttons);
    setMinimumWidth(130 * u);
}

void ReportDialog::connectParts()
{
    connect(m_browse, &QPushButton::clicked, this, &ReportDialog::browse);
    connect(new FileDrop(*this), &FileDrop::dropped, this,
            [this](const QStringList &files) { setFile(files.first()); });
    connect(m_suppressed, &QCheckBox::toggled, this, &ReportDialog::read);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &ReportDialog::take);
}

void ReportDialog::browse()
{
    auto *chooser = new QFileDialog(this, tr("Outcomes from a file"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({tr("Reports (*.sarif *.json *.xml)"), tr("All files (*)")});
    connect(chooser, &QFileDialog::fileSelected, this, &ReportDialog::setFile);
    chooser->open();
}

void ReportDialog::setFile(const QString &file)
{
    m_file = file;
    m_suppressed->hide(); // the new file may have none
    m_chosen->setText(text::plainText(QFileInfo(file).fileName(), 100));
    read();
}

void ReportDialog::cancelReading()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_reading.reset();
}

void ReportDialog::read()
{
    cancelReading();
    m_report.reset();
    m_take->setEnabled(false);
    m_message->dismiss();
    m_details->clear();
    m_counts->setText(tr("Reading the file..."));
    m_counts->show();
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_reading = std::make_unique<QObject>();
    const base::Answer<outcomes::Report> answer(m_reading.get(), [this](const auto &report) { show(report); });
    QThreadPool::globalInstance()->start(
        [file = m_file, isWanted = m_suppressed->isChecked(), cancelled = m_cancelled, answer] {
            answer(outcomes::readReportFile(file, {.withSuppressed = isWanted, .cancelled = cancelled.get()}));
        });
}

void ReportDialog::show(const base::Result<outcomes::Report> &report)
{
    m_details->setVisible(report.isOk());
    m_counts->setVisible(report.isOk());
    if (!report) {
        m_message->setSentence(wording::sentence(report.error()));
        return;
    }
    m_report = *report;
    const QLocale locale;
    const QString tools = m_report->tools.isEmpty() ? QString() : u" · "_s + m_report->tools.join(", "_L1);
    //: %1 is a format, %2 the tools that wrote it, %3 and %4 are numbers
    m_counts->setText(tr("%1%2 · results: %3, outcomes: %4")
                          .arg(kindWord(m_report->kind), tools, locale.toString(m_report->entries),
                               locale.toString(m_report->outcomes.size())));
    m_details->setPlainText(detailsOf(*m_report));
    m_suppressed->setVisible(hasSuppressed(*m_report));
    m_take->setEnabled(!m_report->outcomes.isEmpty());
    if (m_take->isEnabled() && !m_suppressed->hasFocus()) // Space takes the choice back
        m_take->setFocus();
}

void ReportDialog::take()
{
    if (!m_report)
        return;
    emit taken(m_report->outcomes, m_present == 0 || m_instead->isChecked(), m_chosen->text());
    accept();
}

} // namespace runlatch::ui
