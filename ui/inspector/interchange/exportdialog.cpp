// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/interchange/exportdialog.h"

#include "interchange/storesource.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using interchange::Export;
using interchange::Format;

namespace {

QDir documentsFolder()
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return documents.exists() ? documents : QDir::home();
}

} // namespace

ExportDialog::ExportDialog(store::CaptureStore &store, const base::Clock &clock, const QList<qint64> &chosen,
                           const store::CaptureFilter &filter, QWidget *parent)
    : Dialog(parent)
    , m_store(store)
    , m_clock(clock)
    , m_chosen(chosen)
    , m_filter(filter)
    , m_extent(new QComboBox)
    , m_format(new QComboBox)
    , m_file(new QLineEdit)
    , m_fileField(nullptr)
    , m_browse(makeButton(ButtonRole::Standard, tr("&Browse..."), {}, this))
    , m_secrets(new QCheckBox(tr("Write tokens and other secrets in clear text")))
    , m_remark(new RemarkLine)
    , m_message(new MessageBar)
    , m_words(new Label)
    , m_bar(new QProgressBar)
    , m_start(makeButton(ButtonRole::Primary, tr("Export"), u"download"_s, this))
    , m_close(makeButton(ButtonRole::Standard, tr("Close"), {}, this))
{
    setWindowTitle(tr("Export requests"));
    buildFields();
    buildLayout();
    connectParts();
    suggestFile();
    showSecrets();
    setRunning(false);
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::buildExtent()
{
    const auto add = [this](const QString &words, Extent extent) {
        m_extent->addItem(words, static_cast<int>(extent));
    };
    if (m_chosen.size() == 1)
        add(tr("The chosen request, number %1").arg(m_chosen.first()), Extent::Chosen);
    else if (!m_chosen.isEmpty())
        add(tr("The %Ln chosen request(s)", nullptr, static_cast<int>(m_chosen.size())), Extent::Chosen);
    if (!m_filter.isEmpty())
        add(tr("All requests that match the filter"), Extent::Matching);
    add(tr("All requests"), Extent::All);
}

void ExportDialog::buildFields()
{
    buildExtent();
    const std::pair<Format, QString> formats[] = {
        {Format::JsonLines, tr("JSON Lines: everything, can be imported")},
        {Format::Har, tr("HAR: for HTTP tools, can be imported")},
        {Format::Csv, tr("CSV: the list, for spreadsheets")},
        {Format::Curl, tr("curl: commands that send the requests again")},
        {Format::Raw, tr("Raw: the bytes, two files for each request")},
    };
    for (const auto &[format, word] : formats)
        m_format->addItem(word, static_cast<int>(format));
    m_secrets->setObjectName(u"secrets"_s);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the export"));
    m_words->setMuted(true);
}

void ExportDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *place = new QWidget;
    auto *row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * u);
    row->addWidget(m_file, 1);
    row->addWidget(m_browse);
    place->setFocusProxy(m_file);
    m_file->setAccessibleName(tr("File"));
    auto *extent = new Field(tr("&Requests"), m_extent, this); // in the order of the tab key
    auto *format = new Field(tr("F&ormat"), m_format, this);
    m_fileField = new Field(tr("&File"), place, this);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    m_start->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addWidget(extent);
    column->addWidget(format);
    column->addWidget(m_fileField);
    column->addWidget(m_secrets);
    column->addWidget(m_remark);
    column->addStretch(1);
    column->addWidget(m_words);
    column->addWidget(m_bar);
    column->addWidget(m_message);
    column->addWidget(buttons);
    setMinimumWidth(130 * u);
    m_extent->setFocus();
}

void ExportDialog::connectParts()
{
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::suggestFile);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showSecrets);
    connect(m_secrets, &QCheckBox::toggled, this, &ExportDialog::showSecrets);
    connect(m_file, &QLineEdit::textChanged, m_fileField, &Field::clearError);
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_export && m_export->isRunning())
            m_export->cancel();
        else
            start();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

Format ExportDialog::format() const
{
    return static_cast<Format>(m_format->currentData().toInt());
}

/// Follows the format, as long as the person has not named a file.
void ExportDialog::suggestFile()
{
    const bool isFolder = format() == Format::Raw;
    if (m_file->text() == m_suggested) {
        const QString suffix = isFolder ? QString() : u'.' + interchange::formatSuffix(format());
        m_suggested = QDir::toNativeSeparators(documentsFolder().filePath(u"requests"_s + suffix));
        m_file->setText(m_suggested);
    }
    m_fileField->setHint(isFolder ? tr("A folder; existing files stay") : tr("An existing file is replaced"));
}

void ExportDialog::setFile(const QString &file)
{
    m_file->setText(QDir::toNativeSeparators(file));
}

void ExportDialog::browse()
{
    auto *dialog = new QFileDialog(this, windowTitle());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (format() == Format::Raw) {
        dialog->setFileMode(QFileDialog::Directory);
    } else {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(interchange::formatSuffix(format()));
        dialog->setNameFilter(u"*."_s + interchange::formatSuffix(format()));
    }
    dialog->selectFile(QDir::fromNativeSeparators(m_file->text()));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::setFile);
    dialog->open();
}

void ExportDialog::showSecrets()
{
    const bool hasBytes = format() != Format::Csv;
    m_secrets->setEnabled(hasBytes && m_browse->isEnabled());
    if (hasBytes && m_secrets->isChecked())
        m_remark->setRemark(Tone::Warning,
                            tr("Whoever reads the file can reply to these run tasks while their tokens are valid."));
    else if (format() == Format::Raw)
        m_remark->setRemark(Tone::Info,
                            tr("Each secret is redacted: a placeholder stands for it, and Content-Length is "
                               "that of what is written."));
    else
        m_remark->setRemark(Tone::Info,
                            tr("Each secret is redacted: a placeholder stands for it, the same in every place."));
}

void ExportDialog::start()
{
    const QString file = QDir::fromNativeSeparators(m_file->text().trimmed());
    if (file.isEmpty() || QDir::isRelativePath(file)) {
        m_fileField->setError(tr("Enter the whole path of the file, or choose it with Browse."));
        m_file->setFocus();
        return;
    }
    Export::Options options{format(), file, {}, m_secrets->isChecked() && format() != Format::Csv};
    const auto extent = static_cast<Extent>(m_extent->currentData().toInt());
    if (extent == Extent::Chosen)
        options.ids = m_chosen;
    m_message->dismiss();
    m_export = std::make_unique<Export>();
    connect(m_export.get(), &Export::progressed, this, &ExportDialog::showProgress);
    connect(m_export.get(), &Export::finished, this, &ExportDialog::showEnd);
    connect(m_export.get(), &Export::failed, this, &ExportDialog::showError);
    m_start->setFocus(); // or Close would have the focus once a field is disabled
    setRunning(true);
    m_bar->setRange(0, 0); // a slow disk may take time even to open the file
    const store::CaptureFilter filter = extent == Extent::Matching ? m_filter : store::CaptureFilter();
    m_export->start(options, std::make_unique<interchange::StoreSource>(m_store, filter), m_clock.utc());
}

void ExportDialog::showProgress(qint64 done, qint64 of)
{
    const QLocale locale;
    constexpr int steps = 1000; // a bar counts in int
    m_bar->setRange(0, steps);
    m_bar->setValue(static_cast<int>(of > 0 ? steps * done / of : 0));
    m_words->setText(tr("Exporting: %1 of %2").arg(locale.toString(done), locale.toString(of)));
}

void ExportDialog::showEnd(const Export::Result &result)
{
    setRunning(false);
    QStringList words;
    if (result.redacted > 0)
        words += tr("In %n of them secrets are redacted.", nullptr, static_cast<int>(result.redacted));
    if (result.redacted > 0 && format() == Format::Raw)
        words += tr("Their bytes are not those that arrived, and Content-Length is that of what is written.");
    if (result.gone > 0)
        words += tr("%n request(s) were removed from the store meanwhile.", nullptr, static_cast<int>(result.gone));
    words += m_file->text(); // the last, because it ends without a full stop
    m_message->setMessage(Tone::Success, tr("%n request(s) were exported.", nullptr, static_cast<int>(result.captures)),
                          words.join(u' '));
}

void ExportDialog::showError(const base::Error &error)
{
    setRunning(false);
    if (error.kind == base::ErrorKind::Cancelled) {
        m_message->setMessage(Tone::Info, tr("The export was cancelled."),
                              format() == Format::Raw ? tr("The files that were written stay.")
                                                      : tr("No file was written."));
        return;
    }
    wording::Sentence sentence = wording::sentence(error);
    sentence.action = wording::Sentence::Action::None; // the button offers it again
    m_message->setSentence(sentence);
}

void ExportDialog::setRunning(bool isRunning)
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_extent, m_format, m_file, m_browse, m_secrets})
        part->setEnabled(!isRunning);
    m_start->setText(isRunning ? tr("Cancel export") : tr("Export"));
    m_words->setVisible(isRunning);
    m_bar->setVisible(isRunning);
    if (!isRunning)
        showSecrets();
}

} // namespace runlatch::ui
