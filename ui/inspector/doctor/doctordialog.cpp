// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/doctor/doctordialog.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "ui/inspector/detail/proofview.h"
#include "ui/inspector/detail/snippetpane.h"
#include "ui/inspector/reading/earlierdelivery.h"
#include "ui/inspector/reading/filereading.h"
#include "ui/inspector/resend/bodyedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundedtextedit.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "wording/sentence.h"
#include "wording/signature/diagnosis.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxHeaderText = 64 * 1024; // characters
constexpr int MaxHeaderValues = 100;
constexpr int MaxDigestText = 1024; // characters; the doctor looks at no more

/// A value a line, with or without the name of the header. The name alone is a header that came empty.
QList<QByteArray> headerValues(const QString &text)
{
    QList<QByteArray> values;
    const QList<QByteArray> lines = text.left(MaxHeaderText).toUtf8().split('\n');
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        const qsizetype end = colon < 0 ? line.size() : colon;
        const bool isNamed = protocol::isSignatureHeader(line.first(end).trimmed());
        const QByteArray value = isNamed ? line.mid(end + 1).trimmed() : line.trimmed();
        if (values.size() < MaxHeaderValues && (isNamed || !value.isEmpty()))
            values.append(value);
    }
    return values;
}

} // namespace

DoctorDialog *DoctorDialog::show(QWidget *parent, const QList<signature::NamedKey> &known)
{
    auto *dialog = new DoctorDialog(known, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->QDialog::show();
    return dialog;
}

DoctorDialog::DoctorDialog(const QList<signature::NamedKey> &known, QWidget *parent)
    : Dialog(parent, Qt::Window)
    , m_known(known)
    , m_body(new BodyEdit)
    , m_headers(new BoundedTextEdit(MaxHeaderText))
    , m_computed(new QLineEdit)
    , m_keys(new QComboBox)
    , m_key(new QLineEdit)
    , m_earlierName(new Label)
    , m_result(new ProofView(tr("Result")))
    , m_busy(new BusyLine)
{
    setWindowTitle(tr("Check a signature"));
    const int u = Theme::of(this).u();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildForm(), 2);
    column->addWidget(m_busy);
    column->addWidget(m_result, 3);
    column->addWidget(buildActions());
    setMinimumSize((QSize(150, 100) * u).boundedTo({800, 540}));
    const QSize usual = QSize(290, 190) * u;
    resize(usual.boundedTo(parent ? parent->window()->size() : usual));
    clearResult();
    m_body->setFocus();
}

DoctorDialog::~DoctorDialog()
{
    stop();
    forgetKey();
}

QWidget *DoctorDialog::buildForm()
{
    const int u = Theme::of(this).u();
    m_headers->setAccessibleName(tr("Signature headers"));
    m_headers->setFont(Theme::of(this).font(TextStyle::Mono));
    m_headers->setLayoutDirection(Qt::LeftToRight); // in every language
    m_headers->setTabChangesFocus(true);
    m_headers->setWordWrapMode(QTextOption::WrapAnywhere);
    m_headers->setFixedHeight(3 * QFontMetrics(m_headers->font()).lineSpacing() + 4 * u);
    const QString help = tr("If it arrived empty, enter only its name. If it did not arrive, enter nothing.");
    m_headers->setPlaceholderText(help);
    m_headers->setToolTip(help); // a screen reader reads it, but not the placeholder
    m_headersField = new Field(tr("&Signature header"), m_headers, this);
    m_headersField->setHint(tr("one value a line"));
    auto *question = new QVBoxLayout;
    question->setSpacing(3 * u);
    question->addWidget(m_headersField);
    question->addWidget(buildComputed());
    question->addWidget(buildKey());
    question->addWidget(buildEarlier());
    question->addStretch(1);
    auto *form = new QWidget;
    auto *row = new QHBoxLayout(form);
    row->setContentsMargins(4 * u, 3 * u, 4 * u, 2 * u);
    row->setSpacing(6 * u);
    row->addWidget(m_body, 3);
    row->addLayout(question, 2);
    connect(m_body, &BodyEdit::edited, this, &DoctorDialog::clearResult);
    connect(m_headers, &QPlainTextEdit::textChanged, this, [this] {
        m_headersField->clearError();
        clearResult();
    });
    connect(m_headers, &BoundedTextEdit::refused, this, [this] {
        m_headersField->setError(
            tr("This is too long to paste: the field holds %1 characters.").arg(QLocale().toString(MaxHeaderText)));
    });
    connect(m_body, &BodyEdit::openWanted, this,
            [this] { chooseFile(tr("File with the body"), &DoctorDialog::openBody); });
    return form;
}

/// For who writes the receiver: it needs no header.
QWidget *DoctorDialog::buildComputed()
{
    m_computed->setFont(Theme::of(this).font(TextStyle::Mono));
    m_computed->setMaxLength(MaxDigestText);
    m_computed->setToolTip(tr("Says what the program does wrong. The signature header is not asked about then."));
    auto *field = new Field(tr("&Digest of your program"), m_computed, this);
    field->setHint(tr("in place of a header"));
    connect(m_computed, &QLineEdit::textChanged, this, &DoctorDialog::clearResult);
    return field;
}

QWidget *DoctorDialog::buildKey()
{
    fillKeys();
    QWidget *typed = buildTypedKey();
    auto *editor = new QWidget;
    editor->setAccessibleName(tr("HMAC key"));
    editor->setFocusProxy(m_key);
    auto *column = new QVBoxLayout(editor);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::of(this).u());
    column->addWidget(m_keys);
    column->addWidget(typed);
    m_keyField = new Field(tr("HMAC &key"), editor, this);
    m_keyField->setHint(tr("not kept"));
    connect(m_keys, &QComboBox::currentIndexChanged, this, [this, typed, editor](int index) {
        editor->setFocusProxy(index == 0 ? static_cast<QWidget *>(m_key) : m_keys);
        typed->setVisible(index == 0);
        m_keyField->clearError();
        clearResult();
    });
    connect(m_keyField, &Field::actionTriggered, this, [this] {
        m_keys->setCurrentIndex(m_keys->count() - 1);
        m_keys->setFocus();
    });
    return m_keyField;
}

QWidget *DoctorDialog::buildTypedKey()
{
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setAccessibleName(tr("HMAC key"));
    QPushButton *reveal = makeButton(ButtonRole::Icon, tr("Show the key"), u"eye"_s, this);
    reveal->setCheckable(true);
    reveal->setAutoDefault(false);
    connect(reveal, &QPushButton::toggled, this,
            [this](bool isShown) { m_key->setEchoMode(isShown ? QLineEdit::Normal : QLineEdit::Password); });
    connect(m_key, &QLineEdit::textEdited, this, [this] {
        m_keyField->clearError();
        clearResult();
    });
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::of(this).u());
    row->addWidget(m_key, 1);
    row->addWidget(reveal);
    return line;
}

/// The last choice is that there is none.
void DoctorDialog::fillKeys()
{
    m_keys->setAccessibleName(tr("Which key"));
    m_keys->addItem(tr("Typed here"));
    for (const signature::NamedKey &key : m_known)
        m_keys->addItem(key.name);
    m_keys->addItem(tr("No key is set"));
}

QWidget *DoctorDialog::buildEarlier()
{
    QPushButton *open = makeButton(ButtonRole::Standard, tr("Open &earlier..."), u"file-text"_s, this);
    open->setToolTip(tr("The body of an earlier delivery of the same request, to compare with if nothing else explains "
                        "the signature"));
    m_dropEarlier = makeButton(ButtonRole::Icon, tr("Leave out the earlier delivery"), u"x"_s, this);
    m_earlierName->setText(tr("Earlier delivery: none"));
    m_earlierName->setMuted(true);
    m_earlierName->setWordWrap(true);
    m_dropEarlier->hide();
    connect(open, &QPushButton::clicked, this,
            [this] { chooseFile(tr("File with the body of an earlier delivery"), &DoctorDialog::openEarlier); });
    connect(m_dropEarlier, &QPushButton::clicked, this, [this] {
        m_earlier.reset();
        m_earlierName->setText(tr("Earlier delivery: none"));
        m_dropEarlier->hide();
        clearResult();
    });
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_earlierName, 1);
    for (QPushButton *button : {m_dropEarlier, open}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    return line;
}

QWidget *DoctorDialog::buildActions()
{
    const int u = Theme::of(this).u();
    m_cancel = makeButton(ButtonRole::Text, tr("Cancel checking"), {}, this);
    auto *close = makeButton(ButtonRole::Standard, tr("Close"), {}, this);
    m_check = makeButton(ButtonRole::Primary, tr("&Check"), u"shield-check"_s, this);
    m_check->setDefault(true);
    for (QPushButton *button : {m_cancel, close})
        button->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_check->setFocus(); // or Close would have the focus once this button is hidden
        showSentence(tr("Cancelled"));
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_check, &QPushButton::clicked, this, &DoctorDialog::check);
    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    row->addWidget(m_cancel);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_check, QDialogButtonBox::AcceptRole);
    row->addWidget(buttons, 1);
    return actions;
}

void DoctorDialog::chooseFile(const QString &title, void (DoctorDialog::*take)(const QString &file))
{
    auto *dialog = new QFileDialog(this, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, take);
    dialog->open();
}

void DoctorDialog::openBody(const QString &file)
{
    readFile(file, this, [this, file](const base::Result<QByteArray> &content) {
        if (content)
            m_body->setFile(QFileInfo(file).fileName(), *content);
        else
            showSentence(wording::sentence(content.error()).fact);
    });
}

void DoctorDialog::openEarlier(const QString &file)
{
    readFile(file, this, [this, file](const base::Result<QByteArray> &content) {
        if (!content) {
            showSentence(wording::sentence(content.error()).fact);
            return;
        }
        m_earlier = *content;
        m_earlierName->setText(
            tr("Earlier delivery: %1, %2 bytes").arg(QFileInfo(file).fileName(), QLocale().toString(content->size())));
        m_dropEarlier->show();
        clearResult();
    });
}

/// The case to be explained; nullopt, with the reason shown, if something is missing.
std::optional<signature::SignatureCase> DoctorDialog::signatureCase()
{
    m_keyField->clearError();
    clearResult();
    const auto body = m_body->body();
    if (!body) {
        showSentence(tr("The body is not valid Hex or Base64."));
        m_body->setFocus();
        return {};
    }
    signature::SignatureCase request{.keys = {}, .otherKeys = m_known, .body = *body, .received = {}};
    takeDigests(request);
    const int known = m_keys->currentIndex() - 1;
    if (known == m_known.size())
        return request; // without a key
    if (known >= 0) {
        request.keys = {m_known[known]};
        request.otherKeys.removeAt(known);
    } else if (m_key->text().isEmpty()) {
        m_keyField->setError(tr("Enter the key that the sender signs with."), tr("No key is set"));
        m_key->setFocus();
        return {};
    } else {
        request.keys = {{QString(), m_key->text().toUtf8()}};
    }
    return request;
}

/// A header that is pasted may be the digest of the receiver's own program.
void DoctorDialog::takeDigests(signature::SignatureCase &request) const
{
    const QByteArray computed = m_computed->text().trimmed().toUtf8();
    request.origin = computed.isEmpty() ? signature::DigestOrigin::Either : signature::DigestOrigin::Receiver;
    request.received = computed.isEmpty() ? headerValues(m_headers->toPlainText()) : QList<QByteArray>{computed};
}

/// The button stays enabled while it works, because the focus would leave it otherwise.
void DoctorDialog::check()
{
    if (m_isBusy)
        return;
    const auto request = signatureCase();
    if (!request)
        return;
    showSentence(tr("Looking for the reason..."));
    setBusy(true);
    m_question = std::make_unique<QObject>();
    m_cancellation = inspector::consultLogged(
        *request, m_question.get(),
        [this, received = request->received](const base::Result<inspector::Consultation> &found) {
            showConsultation(*found, received);
        });
}

/// A verdict is of its inputs as they were.
void DoctorDialog::clearResult()
{
    showSentence(tr("Enter a body, its signature or the digest of your program, and the key, then choose Check."));
}

/// Shows it instead of a verdict. A check under way is given up.
void DoctorDialog::showSentence(const QString &sentence)
{
    stop();
    Proof proof;
    proof.fact = sentence;
    m_result->setProof(proof);
}

void DoctorDialog::stop()
{
    m_question.reset();
    if (m_cancellation)
        *std::exchange(m_cancellation, nullptr) = true;
    setBusy(false);
}

void DoctorDialog::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    m_busy->setBusy(isBusy);
    m_cancel->setVisible(isBusy);
}

void DoctorDialog::showConsultation(const inspector::Consultation &consultation, const QByteArrayList &received)
{
    const signature::LoggedBody &body = consultation.body;
    m_cancellation = nullptr;
    if (m_cancel->hasFocus())
        m_check->setFocus();
    setBusy(false);
    const signature::Diagnosis &diagnosis = consultation.diagnosis;
    protocol::SignatureCheck check;
    check.received = received.join(", ");
    check.headers = static_cast<int>(received.size());
    Proof proof;
    const bool isOther = diagnosis.cause == base::Rules::KeyOtherKnown; // the fact names it
    if (!diagnosis.expected.isEmpty())
        proof.basis = sumBasis(body.bytes.size(), isOther ? QString() : diagnosis.key);
    if (body.form != signature::BodyForm::Bytes)
        proof.basis = (proof.basis + u' ' + wording::bodyFormWords(body.form)).trimmed();
    proof.sums = proofSums(check, check.received, diagnosis); // a person entered it, and sees it above
    addConsultation(proof, consultation);
    m_result->setProof(proof);
    if (diagnosis.verdict == protocol::Verdict::Invalid && !diagnosis.isProven && m_earlier)
        showEarlier(body.bytes);
}

void DoctorDialog::showEarlier(const QByteArray &body)
{
    compareWithEarlier(body, *m_earlier, m_question.get(), [this](const base::Result<EarlierDelivery> &found) {
        Proof proof = m_result->proof();
        addEarlier(proof, wording::earlierDeliveryWords(found->difference, {}), found->difference, found->bytes);
        m_result->setProof(proof);
    });
}

void DoctorDialog::keepLanguage(settings::Preferences &preferences)
{
    m_result->snippets().keepLanguage(preferences);
}

bool DoctorDialog::hasInputs() const
{
    const auto body = m_body->body();
    return !body || !body->isEmpty() || !m_headers->toPlainText().isEmpty() || !m_computed->text().isEmpty()
        || !m_key->text().isEmpty() || m_earlier;
}

/// Escape, Close and the button of the window's frame come here.
void DoctorDialog::reject()
{
    if (m_isAsking)
        return;
    const bool isProgramEnding = parentWidget() && !parentWidget()->window()->isVisible();
    if (!hasInputs() || isProgramEnding) { // a question would keep the program alive
        Dialog::reject();
        return;
    }
    m_isAsking = true;
    auto *question =
        new Confirmation(tr("Close this window?"), tr("Your input there is not kept."), tr("Discard and close"), this);
    question->setDiscarding();
    connect(question, &QDialog::accepted, this, [this] { Dialog::reject(); });
    connect(question, &QDialog::finished, this, [this] { m_isAsking = false; });
    question->open();
}

void DoctorDialog::forgetKey()
{
    m_key->setText(QString(m_key->text().size(), u'x'));
    m_key->clear();
}

} // namespace runlatch::ui
