// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/sendform.h"

#include "protocol/weburl.h"
#include "simulator/state/configuration.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/labels/label.h"
#include "wording/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using protocol::DeadlineRule;
using protocol::EnforcementLevel;
using simulator::Verification;

namespace {

QString verificationWords(Verification verification)
{
    switch (verification) {
    case Verification::Token: return SendForm::tr("Today's payload with the token \"test-token\"");
    case Verification::Level: return SendForm::tr("Today's payload with the level \"test\"");
    case Verification::Stage: return SendForm::tr("With the stage, the level and the token of a test");
    case Verification::Bare: return SendForm::tr("Without token and callback URL");
    case Verification::Recorded: return SendForm::tr("As recorded in 2021: its URLs lead to the real service");
    case Verification::None: break;
    }
    return {};
}

} // namespace

SendForm::SendForm(QWidget *parent)
    : QWidget(parent)
    , m_target(new QLineEdit)
    , m_key(new QLineEdit)
    , m_message(new QLineEdit)
    , m_stage(new QComboBox)
    , m_kind(new Segmented(tr("What to send")))
    , m_verification(new QComboBox)
    , m_level(new Segmented(tr("Enforcement level")))
    , m_rule(new Segmented(tr("Deadline")))
    , m_idle(new QSpinBox)
    , m_total(new QSpinBox)
    , m_totalField(new Field(tr("Total time"), m_total, this))
    , m_outcomes(new QCheckBox(tr("The service accepts detailed &outcomes")))
    , m_speculative(new QCheckBox(tr("The run only plans (&speculative)")))
    , m_repository(new QCheckBox(tr("The workspace has &version control")))
    , m_configuration(new QCheckBox(tr("The con&figuration can be downloaded")))
    , m_targetField(new Field(tr("Target &URL"), m_target, this))
    , m_send(makeButton(ButtonRole::Primary, tr("Send run task"), u"send"_s, this))
{
    m_target->setPlaceholderText(u"http://127.0.0.1:8080/runtask"_s);
    m_key->setEchoMode(QLineEdit::Password);
    m_message->setPlaceholderText(tr("Generated if left empty"));
    for (const protocol::Stage stage : protocol::allStages())
        m_stage->addItem(protocol::stageName(stage), static_cast<int>(stage));
    m_stage->setCurrentIndex(1);
    m_kind->addSegment(0, tr("Run task"));
    m_kind->addSegment(1, tr("Verification request"));
    connect(m_kind, &Segmented::currentChanged, this, &SendForm::showKind);
    for (const Verification verification : simulator::verifications())
        m_verification->addItem(verificationWords(verification), static_cast<int>(verification));
    m_level->addSegment(static_cast<int>(EnforcementLevel::Mandatory), tr("Mandatory"));
    m_level->addSegment(static_cast<int>(EnforcementLevel::Advisory), tr("Advisory"));
    m_rule->addSegment(static_cast<int>(DeadlineRule::Strict), tr("Total time"));
    m_rule->addSegment(static_cast<int>(DeadlineRule::Progress), tr("Time without progress"));
    connect(m_rule, &Segmented::currentChanged, this, &SendForm::showRule);
    const protocol::DeadlineLimits usual;
    const auto minutes = [](std::chrono::milliseconds limit) {
        return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(limit).count());
    };
    m_idle->setValue(minutes(usual.idle));
    m_total->setValue(minutes(usual.total));
    m_outcomes->setChecked(true);
    m_repository->setChecked(true);
    connect(m_target, &QLineEdit::textEdited, m_targetField, &Field::clearError);
    connect(m_target, &QLineEdit::returnPressed, this, &SendForm::send);
    connect(m_send, &QPushButton::clicked, this, &SendForm::send);

    auto *area = makeScrollArea(build());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

QWidget *SendForm::build()
{
    const int u = Theme::of(this).u();
    auto *keyField = new Field(tr("HMAC &key"), m_key, this);
    keyField->setHint(tr("without one the signature header is empty"));
    m_runTask = buildRunTask();
    m_verificationForm = buildVerification();
    auto *sendRow = new QHBoxLayout;
    sendRow->addStretch();
    sendRow->addWidget(m_send);

    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *form = new QWidget;
    form->setMaximumWidth(150 * u);
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_kind, 0, Qt::AlignLeft);
    layout->addWidget(m_targetField);
    layout->addWidget(keyField);
    layout->addWidget(m_runTask);
    layout->addWidget(m_verificationForm);
    layout->addLayout(sendRow);
    layout->addStretch();
    auto *outer = new QHBoxLayout(page);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(form, 1);
    outer->addStretch(0);
    showKind();
    return page;
}

QWidget *SendForm::buildRunTask()
{
    const int u = Theme::of(this).u();
    auto *row = new QHBoxLayout;
    row->setSpacing(3 * u);
    row->addWidget(new Field(tr("Stage"), m_stage, this), 1);
    row->addWidget(new Field(tr("Enforcement level"), m_level, this));
    auto *form = new QWidget;
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * u);
    layout->addLayout(row);
    layout->addWidget(new Field(tr("Run message"), m_message, this));
    layout->addWidget(buildDeadline());
    layout->addWidget(m_outcomes);
    layout->addWidget(m_speculative);
    layout->addWidget(m_repository);
    layout->addWidget(m_configuration);
    return form;
}

QWidget *SendForm::buildDeadline()
{
    constexpr int maxMinutes = 24 * 60;
    for (QSpinBox *limit : {m_idle, m_total}) {
        limit->setRange(1, maxMinutes);
        limit->setSuffix(tr(" min"));
    }
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3 * Theme::of(this).u());
    row->addWidget(new Field(tr("Deadline of the result"), m_rule, this));
    row->addWidget(new Field(tr("Time allowed"), m_idle, this));
    row->addWidget(m_totalField);
    row->addStretch(1);
    auto *deadline = new QWidget;
    deadline->setLayout(row);
    showRule();
    return deadline;
}

/// Shows the limits of the rule. The strict rule has only one limit.
void SendForm::showRule()
{
    m_totalField->setVisible(m_rule->current() == static_cast<int>(DeadlineRule::Progress));
}

QWidget *SendForm::buildVerification()
{
    const int u = Theme::of(this).u();
    auto *words =
        new Label(tr("The service sends it once when a run task is set up. Answer 200 and send no callback."));
    words->setMuted(true);
    words->setWordWrap(true);
    m_verification->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *form = new QWidget;
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * u);
    layout->addWidget(new Field(tr("Fo&rm"), m_verification, this));
    layout->addWidget(words);
    return form;
}

void SendForm::showKind()
{
    const bool isVerification = m_kind->current() == 1;
    m_runTask->setVisible(!isVerification);
    m_verificationForm->setVisible(isVerification);
    m_send->setText(isVerification ? tr("Send verification request") : tr("Send run task"));
}

Verification SendForm::verification() const
{
    return m_kind->current() == 1 ? static_cast<Verification>(m_verification->currentData().toInt())
                                  : Verification::None;
}

void SendForm::setTarget(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate)
{
    m_listener = url.authority();
    m_certificate = certificate;
    if (!m_target->text().isEmpty() && m_target->text() != m_filledTarget)
        return;
    m_filledTarget = url.toString(QUrl::FullyEncoded);
    m_target->setText(m_filledTarget);
    if (m_key->text() == m_filledKey) {
        m_filledKey = QString::fromUtf8(hmacKey);
        m_key->setText(m_filledKey);
    }
}

simulator::RunTaskOptions SendForm::options() const
{
    simulator::RunTaskOptions options;
    options.target = QUrl(m_target->text().trimmed(), QUrl::StrictMode);
    options.hmacKey = m_key->text().toUtf8();
    if (options.target.authority() == m_listener)
        options.pinnedCertificate = m_certificate;
    options.stage = static_cast<protocol::Stage>(m_stage->currentData().toInt());
    options.enforcementLevel = static_cast<EnforcementLevel>(m_level->current());
    options.limits.rule = static_cast<DeadlineRule>(m_rule->current());
    options.limits.idle = std::chrono::minutes(m_idle->value());
    options.limits.total = std::chrono::minutes(m_total->value());
    options.acceptsOutcomes = m_outcomes->isChecked();
    options.speculative = m_speculative->isChecked();
    options.hasRepository = m_repository->isChecked();
    if (m_configuration->isChecked())
        options.configuration = simulator::sampleConfiguration();
    options.runMessage = m_message->text();
    options.verification = verification();
    return options;
}

void SendForm::send()
{
    const QUrl target = options().target;
    if (!protocol::isWebUrl(target)) {
        m_targetField->setError(tr("Enter the whole URL, with http:// or https://."));
        m_target->setFocus();
        return;
    }
    m_targetField->clearError();
    emit sendWanted(options());
}

void SendForm::setServing(bool serving)
{
    m_send->setEnabled(serving);
    m_send->setToolTip(serving ? QString() : tr("Start the simulator first"));
}

void SendForm::focusFirst()
{
    m_target->setFocus();
}

} // namespace runlatch::ui
